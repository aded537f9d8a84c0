import { MoreButton, useDrawnList } from '@candor/ui/next-page'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { showsContent } from '@candor/ui/sections/section-state.ts'
import { useTranslations } from 'use-intl'
import { sessionMsOf } from '../../../findings/integrity/rules/axis.ts'
import { monitors, type TakenPicture } from '../../../findings/integrity/rules/monitor.ts'
import { photosWords } from '../../../findings/integrity/rules/words.ts'
import { Picture } from '../../../findings/integrity/web/picture.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
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

/** What one of the two calls brought stays, under a line that says that some may be missing. */
function stateOf({ images, results }: ChecksInView['sources'], count: number): SectionState {
  const isAwaited = results.state.kind !== 'loading' || count === 0
  const state = images.state.kind === 'ready' && isAwaited ? results.state : images.state
  return state.kind === 'failed' && count > 0 ? { kind: 'stale', onRetry: state.onRetry } : state
}

/** Unusual photos, and the monitors' pictures, by monitor (R9-069). */
export function PhotosSection({ report, view }: Props) {
  const t = useTranslations('integrity')
  const { data } = view.sources.results
  const abnormal = data?.abnormalPicture.pictures ?? []
  const count = abnormal.length + view.pictures.length
  const { end, none } = photosWords(data, count)
  const state = stateOf(view.sources, count)
  return (
    <Section title={t('photos')} isFoldable state={state} end={showsContent(state) && t(end.key, end.values)}>
      {count === 0 && <EmptyNote title={t(none)} />}
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
