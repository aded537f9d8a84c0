import { formatClock } from '@candor/messages/dates'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Section } from '@candor/ui/sections/section'
import { showsContent } from '@candor/ui/sections/section-state.ts'
import { State } from '@candor/ui/sections/state'
import { useTranslations } from 'use-intl'
import { sessionMsOf } from '../../../findings/integrity/rules/axis.ts'
import type { PersonChange } from '../../../findings/integrity/rules/results.ts'
import type { FaceMatch } from '../../../findings/integrity/rules/risk.ts'
import { changeWords, faceWords } from '../../../findings/integrity/rules/words.ts'
import { LargePictures } from '../../../findings/integrity/web/large-pictures.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import styles from './photos-section.module.css'
import { RecordList } from './record-list.tsx'
import type { ChecksInView } from './use-checks.ts'
import { useTimes } from './use-words.ts'

interface Props {
  report: OpenReport
  view: ChecksInView
}

const faceLooks = { same: 'pass', notSame: 'wait', notChecked: 'none' } as const

function Face({ match }: { match: FaceMatch }) {
  const t = useTranslations('integrity')
  return (
    <p className={styles.line}>
      <span>{t('facialRecognition')}</span>
      <State kind={faceLooks[match]}>{t(faceWords[match])}</State>
    </p>
  )
}

function Change({ change, timeZone }: { change: PersonChange; timeZone: string }) {
  const t = useTranslations('integrity')
  const { dateTime } = useTimes(timeZone)
  const { before, after, changedAt } = change
  const pictures = [
    { name: t('before'), address: before },
    { name: t('after'), address: after },
  ]
  const { key, values } = changeWords(change)
  return (
    <>
      <p className={styles.line}>
        <b>{t(key, values)}</b>
        {changedAt !== null && <span>{t('changedAt', { time: dateTime(changedAt) })}</span>}
      </p>
      <LargePictures pictures={pictures} />
    </>
  )
}

function NoFaceTimes({ report, view }: Props) {
  const t = useTranslations('integrity')
  const { timeOf } = useTimes(report.timeZone)
  const stretches = view.sources.results.data?.noFace?.stretches ?? []
  const write = (at: number | null) =>
    at === null ? null : timeOf({ startMs: sessionMsOf(view.axis, at), at })
  return (
    <RecordList
      title={t('noFaceTimes')}
      columns={[t('began'), t('ended'), t('length')]}
      count={stretches.length}
      cells={(index) => {
        const { beganAt = null, endedAt = null } = stretches[index] ?? {}
        const isTimed = beganAt !== null && endedAt !== null
        return [write(beganAt), write(endedAt), isTimed ? formatClock(endedAt - beganAt) : null]
      }}
    />
  )
}

/** Who was in the frame: the face comparison, a change of the person, and when there was no face. */
export function PersonSection({ report, view }: Props) {
  const t = useTranslations('integrity')
  const { data, state } = view.sources.results
  const { personChange: change = null, faceMatch = null, noFace } = data ?? {}
  const isReady = showsContent(state)
  if (isReady && !change && !faceMatch && !noFace?.stretches.length) return null
  const changed = change && change.count !== 'generating' && changeWords(change)
  return (
    <Section
      title={t('person')}
      isFoldable
      state={state}
      end={
        isReady && (
          <>
            {faceMatch && <span>{t(faceWords[faceMatch])}</span>}
            {changed && <span>{t(changed.key, changed.values)}</span>}
          </>
        )
      }
    >
      {!data && <EmptyNote />}
      {faceMatch && <Face match={faceMatch} />}
      {change && <Change change={change} timeZone={report.timeZone} />}
      <NoFaceTimes report={report} view={view} />
    </Section>
  )
}
