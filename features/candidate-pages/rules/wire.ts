/** A picture of the phone's monitor, as the input of its call; `takenAt` in epoch milliseconds. */
export function writePhonePicture(link: string, takenAt: number) {
  return { sign: link, source: 2, createTime: takenAt }
}
