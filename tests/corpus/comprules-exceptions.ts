/**
 * Where the documents themselves break the order of their numbers, by file: each was looked up in the file. A
 * number "again" is printed twice; "X after Y" leaves a gap or goes back. (Letters l and o, left out on purpose
 * since 2010, are no exception.)
 */
export const NUMBER_SLIPS: Readonly<Record<string, readonly string[]>> = {
  '20010723.txt': ['214.8k after 214.8i'],
  '20010924.txt': ['214.8k after 214.8i'],
  '20020220.txt': ['214.8k after 214.8i'],
  '20021007.txt': ['214.8k after 214.8i'],
  '20030315.txt': ['214.8k after 214.8i'],
  '20030526.txt': ['214.8k after 214.8i'],
  '20030601.rtf': ['214.8k after 214.8i'],
  '20040601.txt': ['502.35b again', '502.37 after 502.35b'],
  '20050801.txt': ['605.2c again', '609.4 after 605.2c'],
  '20060501.txt': ['501.2 again', '501.3 again'],
  '20061001.txt': ['432.2b after 423.2a', '423.3 after 432.2b'],
  '20070201.txt': ['432.2b after 423.2a', '423.3 after 432.2b'],
  '20070501.txt': ['432.2b after 423.2a', '423.3 after 432.2b'],
  '20070713.txt': ['432.2b after 423.2a', '423.3 after 432.2b'],
  '20070907.txt': ['432.2b after 423.2a', '423.3 after 432.2b'],
  '20081001.txt': ['306.1c after 306.3b', '306.4 after 306.1c'],
  '20090711.txt': ['113.9 after 113.7c'],
  '20090904.txt': ['113.9 after 113.7c', '702.30d again'],
  '20091001.txt': ['113.9 after 113.7c', '702.30d again'],
  '20100618.txt': ['505.54 after 505.4', '505.5a after 505.54'],
  '20210924.txt': ['724.3a after 724.2'],
  '20230414.txt': ['712.3d after 712.3'],
  '20240920.txt': ['702.175 again', '702.175a again'],
};

/**
 * Numbers printed in an odd way, and the rule they stand for, where another edition shows which it is: a space
 * within, or the rule's number left out.
 */
export const ODD_LABELS: Readonly<Record<string, string>> = {
  '606. 8b': '606.8b',
  '702. 37a': '702.37a',
  '702. 37b': '702.37b',
  '306.b': '306.3b',
  '408.f': '408.2f',
  '408.g': '408.2g',
};

/** The only copy in cr/text whose words are not those of its file: its quotes and marks were mended. */
export const MENDED = '20080501.txt';

/** Files whose glossary the simple scan cannot follow, and why; the number of terms is then given here. */
export const GLOSSARY_BY_COUNT: Readonly<Record<string, readonly [terms: number, reason: string]>> =
  {
    '20030601.rtf': [223, 'it lost the line breaks between entries'],
    '20030526.txt': [213, 'a blank line parts one entry'],
  };
