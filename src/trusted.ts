/**
 * Listens for what the browser itself tells of. A page can dispatch any event it likes, but only the browser's own are
 * `isTrusted`, which no page can forge: whatever shows something or acts is to listen through here.
 */
export function onTrusted<K extends keyof WindowEventMap>(
  target: EventTarget,
  type: K,
  listener: (event: WindowEventMap[K]) => void,
  options: AddEventListenerOptions,
): void {
  target.addEventListener(
    type,
    (event) => event.isTrusted && listener(event as WindowEventMap[K]),
    options,
  );
}
