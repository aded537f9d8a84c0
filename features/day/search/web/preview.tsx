import { callQuery } from '@candor/call/web/query'
import { formatClock } from '@candor/messages/dates'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useLocalName } from '../../../candidates/shortlist/web/local-name.ts'
import { type Passage, readAround } from '../contract.ts'
import type { FoundPerson } from '../rules/wire.ts'
import styles from './preview.module.css'
import { PreviewActs } from './preview-acts.tsx'
import type { PlayerHandle } from './preview-player.tsx'
import { Quote } from './quote.tsx'
import { usePlaceWords } from './use-place-words.ts'

const PreviewPlayer = lazyWithPreload(() =>
  import('./preview-player.tsx').then((module) => module.PreviewPlayer),
)

interface Props {
  passage: Passage
  person: FoundPerson
  /** The words of the search. */
  text: string
  handle: RefObject<PlayerHandle | null>
  onOpen: () => void
}

/** The passage in view: the player at its second, and the passages around it. */
export function Preview({ passage, person, text, handle, onOpen }: Props) {
  const t = useTranslations('search')
  const localName = useLocalName()
  const format = useFormatter()
  const words = usePlaceWords()
  const around = useQuery(callQuery(readAround, { passageId: passage.passageId, text }))
  const { interviewId, startMs } = passage
  const isGone = around.data?.passages.length === 0
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <h2 className={styles.head}>
        {localName(person)}
        <span className={styles.place}>
          {words.at(passage)}, {format.dateTime(passage.at, { dateStyle: 'medium' })}
        </span>
      </h2>
      {isGone ? (
        <p className={styles.gone}>{t('goneFromView')}</p>
      ) : (
        <>
          {passage.kind === 'said' && interviewId !== null && (
            <PreviewPlayer
              fallback={<div className={styles.still} />}
              interviewId={interviewId}
              answerId={passage.source === 'session' ? null : passage.source}
              atMs={startMs ?? 0}
              handle={handle}
            />
          )}
          <SectionBody state={sectionState(around, t('failed'))}>
            <Around passages={around.data?.passages ?? []} now={passage.passageId} />
          </SectionBody>
          <PreviewActs
            passage={passage}
            person={person}
            mayCite={around.data?.mayCite === true}
            onOpen={onOpen}
          />
        </>
      )}
    </section>
  )
}

function Around({ passages, now }: { passages: readonly Passage[]; now: string }) {
  const t = useTranslations('search')
  return (
    <ol className={styles.around} aria-label={t('around')}>
      {passages.map((passage) => (
        <li
          key={passage.passageId}
          className={passage.passageId === now ? styles.now : undefined}
          aria-current={passage.passageId === now || undefined}
        >
          {passage.startMs !== null && <time>{formatClock(passage.startMs)}</time>}
          {passage.startMs === null && passage.kind === 'resume' && (
            <span className={styles.entry}>{passage.place}</span>
          )}
          <p>
            <Quote passage={passage} />
          </p>
        </li>
      ))}
    </ol>
  )
}
