import { Popover } from '@base-ui/react/popover'
import { callQuery } from '@candor/call/web/query'
import { Button, type ButtonProps } from '@candor/ui/inputs/button'
import pop from '@candor/ui/overlays/pop.module.css'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { listNotices } from '../contract.ts'
import styles from './bell-pop.module.css'
import { NoticeRow } from './notice-row.tsx'
import { useMarkRead } from './use-mark-read.ts'
import { useNews } from './use-news.ts'

/** The notices that the bell shows. */
const shown = 5

interface Props {
  looks: ButtonProps
  isOpenAtFirst: boolean
}

/** The bell with its pop-over: the newest notices, and the ways to all and to the choices. */
export function BellPop({ looks, isOpenAtFirst }: Props) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen} modal="trap-focus">
      <Popover.Trigger render={<Button {...looks} />} />
      <Popover.Portal>
        <Popover.Positioner className={pop.positioner} align="end" sideOffset={4}>
          <Popover.Popup className={styles.popup}>
            <Newest onLeave={() => setIsOpen(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Newest({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('notices')
  const unread = useNews()?.unread ?? 0
  const query = useQuery(callQuery(listNotices, { limit: shown }))
  const { readAll } = useMarkRead()
  const list = query.data?.list ?? []
  const [newest] = list
  const isEmpty = query.data !== undefined && list.length === 0
  const none = { kind: 'empty', title: t('empty'), text: t('emptyHint') } as const
  return (
    <>
      <div className={styles.head}>
        <Popover.Title className={styles.title}>{t('title')}</Popover.Title>
        {unread > 0 && <span className={styles.count}>{t('countNew', { count: unread })}</span>}
        {unread > 0 && newest && (
          <button type="button" className={styles.act} onClick={() => readAll(newest.noticeId)}>
            {t('readAll')}
          </button>
        )}
      </div>
      <div className={styles.body}>
        <SectionBody state={sectionState(query, t('failed'), isEmpty && none)}>
          <ul className={styles.list}>
            {list.map((notice) => (
              <NoticeRow key={notice.noticeId} notice={notice} onOpen={onLeave} />
            ))}
          </ul>
        </SectionBody>
      </div>
      <div className={styles.foot}>
        <Link to="/notices" className={styles.act} onClick={onLeave}>
          {t('all')}
        </Link>
        <Link to="/account" hash="notices" className={styles.act} onClick={onLeave}>
          {t('which')}
        </Link>
      </div>
    </>
  )
}
