/** A moment of the interview that a sentence names. */
export interface NamedMoment {
  /** Its text. */
  readonly text: string
  /** Session time. */
  readonly seconds: number
}

const written = /\bQ\d{1,3}\s+(\d{1,3}):([0-5]\d)\b/

/** The moment that a sentence names in the form of evidence, `Q2 01:15`; null without one. */
export function namedMoment(sentences: readonly string[]): NamedMoment | null {
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
  sentence
    .replace(text, '')
    .replace(/[（(]\s*[)）]/g, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([,，、;；:：])/g, '$1')
    .replace(/[\s,，、;；:：]+$/, '')
    .trim()

/** The sentences joined, without a moment that is shown beside them. */
export function withoutMoment(sentences: readonly string[], moment: NamedMoment | null): string {
  const naming = moment && sentences.findIndex((sentence) => sentence.includes(moment.text))
  const left = sentences
    .map((sentence, index) => (moment && index === naming ? withoutText(sentence, moment.text) : sentence))
    .filter((sentence) => sentence !== '')
  return left
    .map((sentence, index) => (index < left.length - 1 ? sentence + betweenAfter(sentence) : sentence))
    .join('')
}
