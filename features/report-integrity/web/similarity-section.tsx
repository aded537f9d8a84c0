import { Button } from '@candor/ui/inputs/button'
import { handFocusOn } from '@candor/ui/inputs/hand-over-focus.ts'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SimilarityEntry } from '../../integrity/contract.ts'
import { commonPassages, comparedLength, type Piece, piecesOf } from '../../integrity/rules/passages.ts'
import { headingText } from '../../questions/web/heading-text.ts'
import styles from './similarity-section.module.css'
import type { ChecksInView } from './use-checks.ts'
import { useRate } from './use-words.ts'

/** A text with marked words. A long one shows the compared part; a button shows the rest. */
function Marked({ text, pieces }: { text: string; pieces: readonly Piece[] }) {
  const t = useTranslations('integrity')
  const [isWhole, setIsWhole] = useState(false)
  const isLong = text.length > comparedLength
  return (
    <>
      <blockquote className={styles.text} dir="auto" tabIndex={isLong ? 0 : undefined}>
        {pieces.map(({ text: part, isCommon }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are places of one text
          isCommon ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
        )}
        {isLong && isWhole && text.slice(comparedLength)}
      </blockquote>
      {isLong && !isWhole && (
        <Button ref={handFocusOn} size="small" look="quiet" onClick={() => setIsWhole(true)}>
          {t('wholeText')}
        </Button>
      )}
    </>
  )
}

function Rate({ label, rate }: { label: string; rate: number | null }) {
  const t = useTranslations('integrity')
  const format = useRate()
  const isKnown = rate !== null && rate >= 0
  return (
    <span className={styles.rate}>
      <span>{label}</span>
      <span className={styles.bar} aria-hidden="true">
        {isKnown && <span style={{ width: `${Math.min(100, rate)}%` }} />}
      </span>
      <span className={styles.number}>
        {isKnown ? t('rate', { rate: format(rate) }) : t(rate === -1 ? 'stateGenerating' : 'stateUnchecked')}
      </span>
    </span>
  )
}

type PublicAnswer = SimilarityEntry['textSimilarityAnswers'][number]

/** The candidate's answer beside a public one, with their common words marked in both. */
function Pair({ answer, other, number }: { answer: string; other: PublicAnswer; number: number }) {
  const t = useTranslations('integrity')
  const { publicAnswer } = other
  const { count, own, theirs } = useMemo(() => {
    const passages = commonPassages(answer, publicAnswer)
    return {
      count: passages.length,
      own: piecesOf(
        answer.slice(0, comparedLength),
        passages.map(({ a }) => a),
      ),
      theirs: piecesOf(
        publicAnswer.slice(0, comparedLength),
        passages.map(({ b }) => b),
      ),
    }
  }, [answer, publicAnswer])
  const isCut = Math.max(answer.length, publicAnswer.length) > comparedLength
  return (
    <li className={styles.pair}>
      <p className={styles.rates}>
        <Rate label={t('byWord')} rate={other.wordTextSimilarity} />
        <Rate label={t('byMeaning')} rate={other.aiTextSimilarity} />
        <span>{t('passages', { count })}</span>
      </p>
      {isCut && <p className="hint">{t('comparedOnly', { count: comparedLength })}</p>}
      <div className={styles.texts}>
        <figure>
          <figcaption>{t('ownAnswer')}</figcaption>
          <Marked text={answer} pieces={own} />
        </figure>
        <figure>
          <figcaption>{t('publicAnswer', { number })}</figcaption>
          <Marked text={publicAnswer} pieces={theirs} />
        </figure>
      </div>
    </li>
  )
}

function Entry({ entry, isOpenAtFirst }: { entry: SimilarityEntry; isOpenAtFirst: boolean }) {
  const t = useTranslations('integrity')
  const { textSimilarityAnswers: answers } = entry
  return (
    <Section
      title={headingText(entry.questionText)}
      isInner
      isFoldable
      isOpenAtFirst={isOpenAtFirst}
      end={
        <>
          <Rate label={t('byWord')} rate={entry.maxWordRate} />
          <Rate label={t('byMeaning')} rate={entry.maxAiRate} />
        </>
      }
    >
      {answers.length === 0 ? (
        <figure>
          <figcaption className="hint">{t('ownAnswer')}</figcaption>
          <Marked text={entry.answer} pieces={piecesOf(entry.answer.slice(0, comparedLength), [])} />
        </figure>
      ) : (
        <ul aria-label={t('pairs', { count: answers.length })}>
          {answers.map((other, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: answers have no id and keep their order
            <Pair key={index} answer={entry.answer} other={other} number={index + 1} />
          ))}
        </ul>
      )}
    </Section>
  )
}

/** The similarity of each answer to public ones, with their common words. */
export function SimilaritySection({ view }: { view: ChecksInView }) {
  const t = useTranslations('integrity')
  const { data, state } = view.sources.info
  const check = view.checks.find(({ key }) => key === 'textSimilarity')
  const isReady = state.kind === 'ready' || state.kind === 'stale'
  const isGenerating = check?.verdict === 'generating'
  const entries = data?.textSimilarityRes ?? []
  const hasNothing = isReady && entries.length === 0
  const shown: SectionState =
    hasNothing && isGenerating ? { kind: 'analysing', text: t('similarityGenerating') } : state
  const highest = data && [data.maxWordTextSimilarity, data.maxAiTextSimilarity]
  return (
    <Section
      title={t('textSimilarity')}
      isFoldable
      state={shown}
      end={
        isReady &&
        highest?.some((rate) => rate !== null) && (
          <>
            <span>{t('highest')}</span>
            <Rate label={t('byWord')} rate={data?.maxWordTextSimilarity ?? null} />
            <Rate label={t('byMeaning')} rate={data?.maxAiTextSimilarity ?? null} />
          </>
        )
      }
    >
      {entries.length === 0 && <EmptyNote title={t('similarityNone')} />}
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers have no id and keep their order
        <Entry key={index} entry={entry} isOpenAtFirst={index === 0} />
      ))}
    </Section>
  )
}
