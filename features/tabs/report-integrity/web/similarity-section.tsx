import { Button } from '@candor/ui/inputs/button'
import { handFocusOn } from '@candor/ui/inputs/hand-over-focus.ts'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { showsContent } from '@candor/ui/sections/section-state.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  commonPassages,
  comparedLength,
  type Piece,
  piecesOf,
} from '../../../findings/integrity/rules/passages.ts'
import type {
  Amount,
  ComparedAnswer,
  PublicAnswer,
  Similarity,
} from '../../../findings/integrity/rules/results.ts'
import { rateWords } from '../../../findings/integrity/rules/words.ts'
import { headingText } from '../../../findings/questions/web/heading-text.ts'
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

function Rate({ label, rate }: { label: string; rate: Amount }) {
  const t = useTranslations('integrity')
  const { key, values } = rateWords(rate, { rate: useRate() })
  return (
    <span className={styles.rate}>
      <span>{label}</span>
      <span className={styles.bar} aria-hidden="true">
        {typeof rate === 'number' && <span style={{ width: `${Math.min(100, rate)}%` }} />}
      </span>
      <span className={styles.number}>{t(key, values)}</span>
    </span>
  )
}

function Rates({ of }: { of: Similarity }) {
  const t = useTranslations('integrity')
  return (
    <>
      <Rate label={t('byWord')} rate={of.byWord} />
      <Rate label={t('byMeaning')} rate={of.byMeaning} />
    </>
  )
}

/** The candidate's answer beside a public one, with their common words marked in both. */
function Pair({ answer, other, number }: { answer: string; other: PublicAnswer; number: number }) {
  const t = useTranslations('integrity')
  const { text } = other
  const { count, own, theirs } = useMemo(() => {
    const passages = commonPassages(answer, text)
    return {
      count: passages.length,
      own: piecesOf(
        answer.slice(0, comparedLength),
        passages.map(({ a }) => a),
      ),
      theirs: piecesOf(
        text.slice(0, comparedLength),
        passages.map(({ b }) => b),
      ),
    }
  }, [answer, text])
  const isCut = Math.max(answer.length, text.length) > comparedLength
  return (
    <li className={styles.pair}>
      <p className={styles.rates}>
        <Rates of={other} />
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
          <Marked text={text} pieces={theirs} />
        </figure>
      </div>
    </li>
  )
}

function Compared({ answer, isOpenAtFirst }: { answer: ComparedAnswer; isOpenAtFirst: boolean }) {
  const t = useTranslations('integrity')
  const { text, publicAnswers } = answer
  return (
    <Section
      title={headingText(answer.question)}
      isInner
      isFoldable
      isOpenAtFirst={isOpenAtFirst}
      end={<Rates of={answer} />}
    >
      {publicAnswers.length === 0 ? (
        <figure>
          <figcaption className="hint">{t('ownAnswer')}</figcaption>
          <Marked text={text} pieces={piecesOf(text.slice(0, comparedLength), [])} />
        </figure>
      ) : (
        <ul aria-label={t('pairs', { count: publicAnswers.length })}>
          {publicAnswers.map((other, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: answers have no id and keep their order
            <Pair key={index} answer={text} other={other} number={index + 1} />
          ))}
        </ul>
      )}
    </Section>
  )
}

/** The similarity of each answer to public ones, with their common words. */
export function SimilaritySection({ view }: { view: ChecksInView }) {
  const t = useTranslations('integrity')
  const { data, state } = view.sources.results
  const check = view.checks.find(({ key }) => key === 'textSimilarity')
  const isReady = showsContent(state)
  const isGenerating = check?.verdict === 'generating'
  const found = data?.textSimilarity
  const answers = found?.answers ?? []
  const hasNothing = isReady && answers.length === 0
  const shown: SectionState =
    hasNothing && isGenerating ? { kind: 'analysing', text: t('similarityGenerating') } : state
  return (
    <Section
      title={t('textSimilarity')}
      isFoldable
      state={shown}
      end={
        isReady &&
        found &&
        (found.byWord !== null || found.byMeaning !== null) && (
          <>
            <span>{t('highest')}</span>
            <Rates of={found} />
          </>
        )
      }
    >
      {answers.length === 0 && <EmptyNote title={t('similarityNone')} />}
      {answers.map((answer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers have no id and keep their order
        <Compared key={index} answer={answer} isOpenAtFirst={index === 0} />
      ))}
    </Section>
  )
}
