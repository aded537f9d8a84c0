import { MoreButton, useDrawnList } from '@candor/ui/next-page'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import { sessionMsOf } from '../../integrity/rules/axis.ts'
import { monitors, type TakenPicture } from '../../integrity/rules/monitor.ts'
import { numberOf } from '../../integrity/rules/results.ts'
import { Picture } from '../../integrity/web/picture.tsx'
import type { OpenReport } from '../../report/web/open-report.ts'
import styles from './photos-section.module.css'
import type { ChecksInView } from './use-checks.ts'
import { useTimes } from './use-words.ts'

interface Props {
  report: OpenReport
  view: ChecksInView
}

/** Hundreds of pictures are drawn in pieces, so that they never block the page. */
const picturesAtOnce = 60

interface GroupProps extends Props {
  title: string
  pictures: readonly TakenPicture[]
  isOdd?: boolean
}

function Group({ report, view, title, pictures, isOdd = false }: GroupProps) {
  const t = useTranslations('integrity')
  const ui = useTranslations('ui')
  const { timeOf } = useTimes(report.timeZone)
  const list = useDrawnList(pictures, picturesAtOnce)
  if (pictures.length === 0) return null
  return (
    <Section title={title} isInner level={3} end={t('pictureCount', { count: pictures.length })}>
      <ul className={styles.pictures}>
        {list.drawn.map(({ address, takenAt }) => {
          const time = timeOf({ startMs: sessionMsOf(view.axis, takenAt), at: takenAt })
          return (
            <li key={address}>
              <Picture
                address={address}
                name={t('pictureAt', { source: title, time })}
                caption={time}
                isOdd={isOdd}
              />
            </li>
          )
        })}
      </ul>
      {list.rest > 0 && (
        <MoreButton list={list} size="small" look="quiet">
          {ui('more', { count: list.rest })}
        </MoreButton>
      )}
    </Section>
  )
}

/** Unusual photos, and the monitors' pictures, by monitor (R9-069). */
export function PhotosSection({ report, view }: Props) {
  const t = useTranslations('integrity')
  const { images, results } = view.sources
  const found = results.data?.abnormalPicture
  const abnormal = found?.pictures ?? []
  const count = abnormal.length + view.pictures.length
  // Unusual ones that were not counted, are still being counted or are not shown to this reader are not none.
  const flag = results.data?.switches.abnormalPicture
  const isCounting = found?.count === 'generating' || flag === 'generating'
  const counted = numberOf(found?.count) ?? found?.pictures?.length ?? null
  const unusual = flag === false ? counted || null : counted
  const isWaiting = results.state.kind === 'loading' && count === 0
  const isLacking = isWaiting || results.state.kind === 'failed' || results.state.kind === 'stale'
  const lacking = images.state.kind === 'ready' && isLacking ? results.state : images.state
  // The data of the other call stay, under a line that says that some may be missing.
  const state =
    lacking.kind === 'failed' && count > 0 ? { kind: 'stale' as const, onRetry: lacking.onRetry } : lacking
  const isShown = state.kind === 'ready' || state.kind === 'stale'
  function endOf() {
    if (isCounting) return t('photosEndGenerating', { count })
    return unusual === null ? t('pictureCount', { count }) : t('photosEnd', { count, abnormal: unusual })
  }
  return (
    <Section title={t('photos')} isFoldable state={state} end={isShown && endOf()}>
      {count === 0 && <EmptyNote title={t(isCounting ? 'stateGenerating' : 'photosNone')} />}
      <Group report={report} view={view} title={t('abnormalPicture')} pictures={abnormal} isOdd />
      {monitors.map((monitor) => (
        <Group
          key={monitor}
          report={report}
          view={view}
          title={t(monitor)}
          pictures={view.pictures.filter((picture) => picture.monitor === monitor)}
        />
      ))}
    </Section>
  )
}
