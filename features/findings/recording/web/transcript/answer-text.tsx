import type { Mark } from '../../../evidence/rules/evidence.ts'
import { MarkedText } from '../../../evidence/web/marked-text.tsx'
import type { Hit } from '../../rules/find.ts'
import type { WordRange } from '../../rules/speech.ts'
import { partsWithin } from '../../rules/written.ts'
import styles from './answer-text.module.css'

/** Hits in a text, in its own offsets, and which of them is in view. */
export interface FoundIn {
  readonly hits: readonly Hit[]
  readonly current: Hit | null
}

interface Props {
  text: string
  marks: readonly Mark[]
  evidenceId: string | null
  word: WordRange | null
  found: FoundIn | null
}

/** The text in pieces; `hit` is null between the hits. */
function piecesOf(text: string, hits: readonly Hit[]): { from: number; to: number; hit: Hit | null }[] {
  let at = 0
  const pieces = hits.flatMap((hit) => {
    const between = { from: at, to: hit.from, hit: null }
    at = hit.to
    return [between, { from: hit.from, to: hit.to, hit }]
  })
  return [...pieces, { from: at, to: text.length, hit: null }].filter(({ from, to }) => from < to)
}

/** Spoken or written words of a candidate, with their evidence, the word that is being said, and the hits. */
export function AnswerText({ text, marks, evidenceId, word, found }: Props) {
  if (!found) return <MarkedText text={text} marks={marks} current={evidenceId} word={word} />
  return piecesOf(text, found.hits).map(({ from, to, hit }) => {
    const length = to - from
    const words = (
      <MarkedText
        key={from}
        text={text.slice(from, to)}
        marks={partsWithin(marks, from, length)}
        current={evidenceId}
        word={word && (partsWithin([word], from, length)[0] ?? null)}
      />
    )
    if (!hit) return words
    const isCurrent = found.current?.from === hit.from
    return (
      <span key={from} className={styles.hit} data-hit={isCurrent ? 'current' : 'other'}>
        {words}
      </span>
    )
  })
}
