import { callApi } from '@candor/call/web/api'
import { formatClock } from '@candor/messages/dates'
import { Segments } from '@candor/ui/inputs/segments'
import { Section } from '@candor/ui/sections/section'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { interviewInfo, nameVoice } from '../../../../candidates/interviews/contract.ts'
import type { VoiceRole } from '../../../../candidates/interviews/rules/identify-voices.ts'
import type { HeardVoice } from '../../../../candidates/interviews/rules/interview.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import styles from './voice-choices.module.css'

interface Named {
  voice: string
  role: VoiceRole
}

/** Stores whose voice one is, and reloads what the report makes of its words. */
function useNaming(interviewId: string | null) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (named: Named) =>
      callApi(nameVoice, { interviewId: interviewId ?? '', ...named }, { idempotencyKey: v4() }),
    onSettled: () => queries.invalidateQueries({ queryKey: [interviewInfo.path] }),
  })
}

interface RowProps {
  voice: HeardVoice
  /** The number of the question in whose answer it is first heard; null for a recording of the session. */
  question: number | null
  isDisabled: boolean
  onChange: (role: VoiceRole) => void
}

function VoiceRow({ voice, question, isDisabled, onChange }: RowProps) {
  const t = useTranslations('recording')
  const name = voice.speaker ?? t('voiceUnnamed')
  const time = formatClock(voice.startMs)
  return (
    <li className={styles.voice}>
      <div className={styles.heard}>
        <b dir="auto">{name}</b>{' '}
        <span className={styles.place}>
          {question === null ? time : t('voiceIn', { number: question, time })}
          {' · '}
          {t('voiceSentences', { count: voice.sentences })}
        </span>
        <p dir="auto">{voice.text}</p>
      </div>
      <Segments
        label={t('voiceIs', { name })}
        layout="bare"
        value={voice.role}
        isDisabled={isDisabled}
        onChange={onChange}
        items={[
          { value: 'candidate', label: t('voiceCandidate') },
          { value: 'another', label: t('voiceAnother') },
          { value: 'unknown', label: voice.isSaid ? t('voiceTakeBack') : t('voiceUnknown') },
        ]}
      />
    </li>
  )
}

/**
 * Asks readers who may name voices whose voices are heard (decision S65). Open while a voice is unknown, as its words
 * count for nothing.
 */
export function VoiceChoices({ report }: { report: OpenReport }) {
  const t = useTranslations('recording')
  const { voices, answers } = report.interview
  const naming = useNaming(report.interviewId)
  if (voices.length === 0) return null
  const unknown = voices.filter(({ role }) => role === 'unknown').length
  const numberOf = (voice: HeardVoice) => {
    const index = answers.findIndex(({ id }) => id === voice.questionId)
    return index < 0 ? null : index + 1
  }
  return (
    <div className={styles.choices}>
      <Section
        title={t('voicesTitle')}
        isInner
        isFoldable
        isOpenAtFirst={unknown > 0}
        end={unknown > 0 && <span className={styles.count}>{t('voicesUnknown', { count: unknown })}</span>}
      >
        <p className={styles.why}>{t(unknown > 0 ? 'voicesAsked' : 'voicesKnown')}</p>
        <ul className={styles.list}>
          {voices.map((voice) => (
            <VoiceRow
              key={voice.id}
              voice={voice}
              question={numberOf(voice)}
              isDisabled={naming.isPending}
              onChange={(role) => naming.mutate({ voice: voice.id, role })}
            />
          ))}
        </ul>
      </Section>
    </div>
  )
}
