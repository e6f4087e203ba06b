/**
 * Names of our own functions and properties that the build makes short in content.js, for its budget's sake. A name
 * may stand here only if no data, no message and no setting has it: layers.test.ts looks for it in what the
 * worker and the build share with this script. Nor may a browser or a library know it.
 */
export const OWN_NAMES: readonly string[] = [
  'onShadowRoots endFlow zoneOf cardName isKeywordAt addBlock dropGone touchWithin recognize stretches',
  'giveUpWaiting isOtherwise rangesAt markOf marksInView styleOf setLook rescan hitTest pageChanged',
  'nameOf onTerm onOpen onEdition onPick onDetails onPin onWord onFollow headingId takesFocus onAdd',
  'loadText loadDetails loadOfficial showNext showList unlimit takeFocus touchedElsewhere canSwipe',
  'swipedAway focusWentIn inView followedBy listEnd listTakes dashCost slices readOn settled trail',
  'detector painter openPage isOpen wordy vague armed zone candidates turned trees ignoreTerm',
  'switchSiteOff spans divideOn isUnread addZone onNear onFar divided textRuns',
].flatMap((line) => line.split(' '));
