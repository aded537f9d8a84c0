/** What the card of the sample report shows: the demo’s first candidate, whose report the public pages open. */
export const sampleCard = {
  score: 4.2,
  competencies: [
    { name: 'design', value: 4.6, kind: 'supports', question: 2 },
    { name: 'reliability', value: 4.5, kind: 'supports', question: 3 },
    { name: 'modelling', value: 3.1, kind: 'against', question: 4 },
  ],
} as const

/** The public page with the sample report, in the language of the reader. */
export function sampleAddress(locale: string): string {
  const known = locale === 'en' || locale === 'zh-TW' ? locale : 'cn'
  return `/${known}/#sample`
}
