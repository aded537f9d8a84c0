import { Section } from '@candor/ui/sections/section'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { EvidenceReaderProvider, useEvidenceOf } from '../../../findings/analysis/web/evidence-reader.ts'
import { useRecording } from '../../../findings/recording/web/player/use-recording.ts'
import { AnswerRow } from '../../../findings/recording/web/transcript/answer-row.tsx'
import { useVoices } from '../../../findings/recording/web/transcript/use-voices.ts'
import { spokenAnswers } from '../../../findings/speech/rules/spoken.ts'
import { useOnePlaying } from '../../../platform/media/web/use-one-playing.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'

const nothingFound = () => null

/** The spoken answers and texts read aloud, each with its question, its recording and its transcript. */
export function SpokenSection({ report }: { report: OpenReport }) {
  const t = useTranslations('speech')
  const recording = useRecording(report)
  const voices = useVoices(recording, report.candidate.person)
  const { answers } = report.interview
  const spoken = useMemo(() => spokenAnswers(answers), [answers])
  const rows = recording.clips.flatMap(({ id }, index) => (spoken.has(id) ? [{ id, index }] : []))
  useOnePlaying()
  return (
    <EvidenceReaderProvider value={useEvidenceOf(report, 'session')}>
      <Section
        title={t('spoken')}
        isFoldable
        state={
          rows.length === 0
            ? { kind: 'empty', title: t('noSpoken'), text: t('noSpokenHint') }
            : { kind: 'ready' }
        }
        end={rows.length > 0 && t('spokenCount', { count: rows.length })}
      >
        <ol>
          {rows.map(({ id, index }) => (
            <AnswerRow
              key={id}
              report={report}
              recording={recording}
              index={index}
              voices={voices[index] ?? []}
              foundIn={nothingFound}
              goTo={undefined}
              isFinding={false}
            />
          ))}
        </ol>
      </Section>
    </EvidenceReaderProvider>
  )
}
