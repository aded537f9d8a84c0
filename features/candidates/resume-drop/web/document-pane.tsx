import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { Segments } from '@candor/ui/inputs/segments'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type DropRow, type FieldName, fieldNames } from '../contract/row.ts'
import { readDropDocument } from '../contract.ts'
import styles from './document.module.css'
import { TextLines } from './text-lines.tsx'

const DrawnPages = lazyWithPreload(() => import('./drawn-pages.tsx').then((part) => part.DrawnPages))

type View = 'page' | 'text'

function Views({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const t = useTranslations('resume-drop')
  return (
    <div className={styles.views}>
      <Segments
        label={t('view')}
        layout="bare"
        items={[
          { value: 'page', label: t('page') },
          { value: 'text', label: t('text') },
        ]}
        value={view}
        onChange={onChange}
      />
    </div>
  )
}

interface Props {
  row: DropRow
  current: FieldName | null
}

/** The document of a row beside the list: its page or its text, with the places of the read values. */
export function DocumentPane({ row, current }: Props) {
  const t = useTranslations('resume-drop')
  const [wanted, setWanted] = useState<View>('page')
  const [isLarge, setIsLarge] = useState(false)
  const [pages, setPages] = useState({ of: '', count: 0 })
  const { dropFileId, kind, name } = row
  const query = useQuery(callQuery(readDropDocument, { dropFileId }))
  const { address = null, lines = [], marks = [], isCut = false } = query.data ?? {}
  const hasPage = address !== null
  const view = hasPage ? wanted : 'text'
  const number = current === null ? null : fieldNames.indexOf(current) + 1
  const count = pages.of === dropFileId ? pages.count : 0
  return (
    <>
      <div className={styles.top}>
        <b className={styles.name} title={name}>
          {name}
        </b>
        {count > 0 && view === 'page' && (
          <span className={styles.pages}>{t('pageOf', { page: 1, pages: count })}</span>
        )}
        {hasPage && <Views view={view} onChange={setWanted} />}
        {view === 'page' && (
          <Button size="small" aria-pressed={isLarge} onClick={() => setIsLarge(!isLarge)}>
            {t(isLarge ? 'smaller' : 'larger')}
          </Button>
        )}
      </div>
      <div className={styles.body}>
        <SectionBody state={sectionState(query, t('loadFailed'))}>
          {view === 'text' && <TextLines lines={lines} isCut={isCut} marks={marks} current={number} />}
          {view === 'page' && kind === 'image' && address && (
            <img className={styles.picture} src={address} alt={name} />
          )}
          {view === 'page' && kind === 'pdf' && address && (
            <ErrorBoundary>
              <DrawnPages
                key={dropFileId}
                address={address}
                marks={marks}
                current={number}
                isLarge={isLarge}
                onPages={(found) => setPages({ of: dropFileId, count: found })}
              />
            </ErrorBoundary>
          )}
        </SectionBody>
      </div>
    </>
  )
}
