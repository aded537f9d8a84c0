import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useEvidenceReader } from '../../../analysis/web/evidence-reader.ts'
import type { Mark } from '../../../evidence/rules/evidence.ts'
import { langOf } from '../../../questions/web/written-language.ts'
import type { Clip } from '../../rules/recording.ts'
import { paragraphsOf, partsWithin } from '../../rules/written.ts'
import type { Playback } from '../player/playback.ts'
import { AnswerText, type FoundIn } from './answer-text.tsx'
import { MarginNotes } from './margin-notes.tsx'
import styles from './written-answer.module.css'

const unmarked: ReadonlyMap<number, readonly Mark[]> = new Map()

interface Props {
  clip: Clip
  clipIndex: number
  text: string
  playback: Playback
  found: FoundIn | null
}

/** An answer that was typed in place of a recording, with its evidence beside each paragraph. */
export function WrittenAnswer({ clip, clipIndex, text, playback, found }: Props) {
  const t = useTranslations('recording')
  const { evidenceIndex, current, isChosen } = useEvidenceReader()
  const marks = evidenceIndex.marks.get(clip.id) ?? unmarked
  const paragraphs = useMemo(() => paragraphsOf(text, marks), [text, marks])
  return (
    <div className={styles.answer}>
      <h3>{t('writtenAnswer')}</h3>
      {paragraphs.map(({ from, text: words, marks: own }) => {
        const hits = found ? partsWithin(found.hits, from, words.length) : []
        const inView = found?.current ? (partsWithin([found.current], from, words.length)[0] ?? null) : null
        return (
          <div key={from} className={styles.paragraph}>
            <p lang={langOf(clip.language)} dir="auto">
              <AnswerText
                text={words}
                marks={own}
                evidenceId={isChosen && current ? current.id : null}
                word={null}
                found={hits.length > 0 ? { hits, current: inView } : null}
              />
            </p>
            {own.length > 0 && <MarginNotes marks={own} clipIndex={clipIndex} playback={playback} />}
          </div>
        )
      })}
    </div>
  )
}
