import { formatClock } from '@candor/messages/dates'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Section } from '@candor/ui/sections/section'
import { State } from '@candor/ui/sections/state'
import { useTranslations } from 'use-intl'
import type { AntiCheatingInfo } from '../../integrity/contract.ts'
import { sessionMsOf } from '../../integrity/rules/axis.ts'
import { type FaceMatch, faceMatch } from '../../integrity/rules/risk.ts'
import { changeWords } from '../../integrity/rules/words.ts'
import { LargePictures } from '../../integrity/web/large-pictures.tsx'
import type { OpenReport } from '../../report/web/open-report.ts'
import styles from './photos-section.module.css'
import { RecordList } from './record-list.tsx'
import type { ChecksInView } from './use-checks.ts'
import { useTimes } from './use-words.ts'

interface Props {
  report: OpenReport
  view: ChecksInView
}

const faces = {
  same: ['pass', 'faceSame'],
  notSame: ['wait', 'faceNotSame'],
  notChecked: ['none', 'faceNotChecked'],
} as const satisfies Record<FaceMatch, readonly [string, string]>

function Face({ match }: { match: FaceMatch }) {
  const t = useTranslations('integrity')
  const [kind, word] = faces[match]
  return (
    <p className={styles.line}>
      <span>{t('facialRecognition')}</span>
      <State kind={kind}>{t(word)}</State>
    </p>
  )
}

function Change({
  change,
  timeZone,
}: {
  change: NonNullable<AntiCheatingInfo['personChangeDetection']>
  timeZone: string
}) {
  const t = useTranslations('integrity')
  const { dateTime } = useTimes(timeZone)
  const { changeBeforePicture, changeAfterPicture, changeDateTime } = change
  const pictures = [
    { name: t('before'), address: changeBeforePicture },
    { name: t('after'), address: changeAfterPicture },
  ]
  const { key, values } = changeWords(change)
  return (
    <>
      <p className={styles.line}>
        <b>{t(key, values)}</b>
        {changeDateTime !== null && <span>{t('changedAt', { time: dateTime(changeDateTime) })}</span>}
      </p>
      <LargePictures pictures={pictures} />
    </>
  )
}

function NoFaceList({ report, view }: Props) {
  const t = useTranslations('integrity')
  const { timeOf } = useTimes(report.timeZone)
  const list = view.sources.info.data?.noFaceDetectionInfo?.noFaceList ?? []
  const write = (at: number | null) =>
    at === null ? null : timeOf({ startMs: sessionMsOf(view.axis, at), at })
  return (
    <RecordList
      title={t('noFaceList')}
      columns={[t('began'), t('ended'), t('length')]}
      count={list.length}
      cells={(index) => {
        const { startTime = null, endTime = null } = list[index] ?? {}
        const isTimed = startTime !== null && endTime !== null
        return [write(startTime), write(endTime), isTimed ? formatClock(endTime - startTime) : null]
      }}
    />
  )
}

/** Who was in the frame: the face comparison, a change of the person, and when there was no face. */
export function PersonSection({ report, view }: Props) {
  const t = useTranslations('integrity')
  const { data, state } = view.sources.info
  const change = data?.personChangeDetection ?? null
  const result = data?.interviewFacialRecognitionRes ?? null
  const stretches = data?.noFaceDetectionInfo?.noFaceList.length ?? 0
  const isReady = state.kind === 'ready' || state.kind === 'stale'
  if (isReady && !change && !result && stretches === 0) return null
  const match = faceMatch(result?.code ?? null)
  const changed = change && change.changeTimes !== -1 && changeWords(change)
  return (
    <Section
      title={t('person')}
      isFoldable
      state={state}
      end={
        isReady && (
          <>
            {result && <span>{t(faces[match][1])}</span>}
            {changed && <span>{t(changed.key, changed.values)}</span>}
          </>
        )
      }
    >
      {!data && <EmptyNote />}
      {result && <Face match={match} />}
      {change && <Change change={change} timeZone={report.timeZone} />}
      <NoFaceList report={report} view={view} />
    </Section>
  )
}
