import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import { listDrops } from '../contract.ts'
import { DropPlace } from './drop-place.tsx'
import { DropScreen } from './drop-screen.tsx'
import styles from './page.module.css'
import { useDrop } from './use-drop.ts'

interface Props {
  positionId: string
  /** Left out where no drop is open yet. */
  dropId: string | undefined
  /** Opens a drop of the position, or the page without one. */
  onOpen: (dropId: string | undefined) => void
}

/** The page on which resumes are dropped for a position and confirmed. */
export function ResumeDropPage({ positionId, dropId, onOpen }: Props) {
  const t = useTranslations('resume-drop')
  usePageTitle(t('title'))
  return (
    <>
      <AppBar crumb={t('title')} />
      {dropId === undefined ? (
        <StartDrop positionId={positionId} onOpen={onOpen} />
      ) : (
        <OpenedDrop key={dropId} dropId={dropId} onOpen={onOpen} />
      )}
    </>
  )
}

function OpenedDrop({ dropId, onOpen }: { dropId: string; onOpen: Props['onOpen'] }) {
  const t = useTranslations('resume-drop')
  const { query, ...opened } = useDrop(dropId)
  return (
    <SectionBody state={sectionState(query, t('loadFailed'))}>
      {query.data && (
        <DropScreen
          dropId={dropId}
          drop={query.data}
          refresh={query.refetch}
          onDiscarded={() => onOpen(undefined)}
          {...opened}
        />
      )}
    </SectionBody>
  )
}

/** The place to drop resumes on, and the drops that are not finished. */
function StartDrop({ positionId, onOpen }: Omit<Props, 'dropId'>) {
  const t = useTranslations('resume-drop')
  const format = useFormatter()
  const query = useQuery(callQuery(listDrops, { positionId }))
  const drops = query.data?.drops ?? []
  return (
    <main className={styles.page}>
      <a className={styles.back} href={`/positions/${positionId}`}>
        {query.data ? t('back', { position: query.data.positionName }) : '\u00a0'}
      </a>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.text}>{t('startText')}</p>
      <DropPlace positionId={positionId} onStarted={onOpen} />
      <SectionBody state={sectionState(query, t('loadFailed'))}>
        {drops.length > 0 && (
          <section aria-label={t('openDrops')}>
            <h2 className={styles.subtitle}>{t('openDrops')}</h2>
            <ul>
              {drops.map(({ dropId, by, isOwn, createdAt, files }) => {
                const date = format.dateTime(createdAt, { dateStyle: 'medium', timeStyle: 'short' })
                return (
                  <li key={dropId} className={styles.drop}>
                    <span>
                      {isOwn
                        ? t('openOwn', { date, count: files })
                        : t('openDrop', { by, date, count: files })}
                    </span>
                    <Button size="small" onClick={() => onOpen(dropId)}>
                      {t('goOn')}
                    </Button>
                  </li>
                )
              })}
            </ul>
          </section>
        )}
      </SectionBody>
    </main>
  )
}
