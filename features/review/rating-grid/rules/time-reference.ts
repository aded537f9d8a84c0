import { withoutEnd } from '@candor/kernel/without-end'

export interface TimeReference {
  readonly text: string
  readonly seconds: number
}

const written = /\bQ\d{1,3}\s+(\d{1,3}):([0-5]\d)\b/

/** The first reference in sentences, in the form of evidence, `Q2 01:15`; null without one. */
export function findTimeReference(sentences: readonly string[]): TimeReference | null {
  for (const sentence of sentences) {
    const found = written.exec(sentence)
    if (found) return { text: found[0], seconds: Number(found[1]) * 60 + Number(found[2]) }
  }
  return null
}

const stop = /[.。!！?？…;；]$/
const chinese = /\p{Script=Han}/u

/** The separator after a sentence: a full stop where it has none, and no space after Chinese. */
function betweenAfter(sentence: string): string {
  const isChinese = chinese.test(sentence)
  if (stop.test(sentence)) return isChinese ? '' : ' '
  return isChinese ? '；' : '; '
}

const withoutText = (sentence: string, text: string) =>
  withoutEnd(
    sentence
      .replace(text, '')
      .replace(/[（(]\s*[)）]/g, '')
      .replace(/\s{2,}/g, ' ')
      // Spaces stand alone now.
      .replace(/\s([,，、;；:：])/g, '$1'),
    /[\s,，、;；:：]/,
  ).trimStart()

/** The sentences joined, without a reference that is shown beside them. */
export function withoutReference(sentences: readonly string[], reference: TimeReference | null): string {
  const naming = reference && sentences.findIndex((sentence) => sentence.includes(reference.text))
  const left = sentences
    .map((sentence, index) =>
      reference && index === naming ? withoutText(sentence, reference.text) : sentence,
    )
    .filter((sentence) => sentence !== '')
  return left
    .map((sentence, index) => (index < left.length - 1 ? sentence + betweenAfter(sentence) : sentence))
    .join('')
}
