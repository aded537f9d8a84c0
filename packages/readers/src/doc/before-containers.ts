/** What files of Word begin with that are older than the container: Word 1 and 2, Word for the Macintosh and for DOS, Write. */
const oldestWord = ['9ba5', 'dba5', 'fe37001c', 'fe370023', '31be0000', '32be0000']

/** Whether a file is of a Word older than the container of Word 6 to 2003. */
export function isBeforeContainers(head: Uint8Array): boolean {
  const start = Array.from(head.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return oldestWord.some((mark) => start.startsWith(mark))
}
