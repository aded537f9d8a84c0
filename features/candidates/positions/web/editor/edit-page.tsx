import { Button } from '@candor/ui/inputs/button'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { mayChangePositions } from '../../../../platform/access/rules/acts.ts'
import { AppBar } from '../../../../sign-in/session/web/app-bar.tsx'
import { usePageTitle } from '../../../../sign-in/session/web/use-brand.ts'
import type { Position } from '../../rules/form.ts'
import { positionNameIn } from '../../rules/names.ts'
import { PositionFrame } from '../position-frame.tsx'
import { usePositionViewer } from '../use-position-viewer.ts'
import { Differences } from './differences.tsx'
import styles from './edit-page.module.css'
import { PositionFields } from './position-fields.tsx'
import { usePositionForm } from './use-position-form.ts'

/** The page that adds a position. */
export function NewPositionPage() {
  const t = useTranslations('positions')
  usePageTitle(t('editor.newTitle'))
  const viewer = usePositionViewer()
  return (
    <>
      <AppBar crumb={<Link to="/positions">{t('toList')}</Link>} />
      <main className={styles.page}>
        {viewer && mayChangePositions(viewer) ? <NewPosition /> : <EmptyNote title={t('refused')} isPage />}
      </main>
    </>
  )
}

function NewPosition() {
  const t = useTranslations('positions.editor')
  const editing = usePositionForm(null)
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('newTitle')}
      onSubmit={(event) => {
        event.preventDefault()
        void editing.add(false)
      }}
    >
      <h1 className={styles.title}>{t('newTitle')}</h1>
      {editing.isReady ? <PositionFields editing={editing} /> : <Skeleton lines={8} />}
      <Acts editing={editing}>
        <Button type="submit" look="primary" aria-busy={editing.isSending}>
          {t('addOpen')}
        </Button>
        <Button onClick={() => void editing.add(true)} aria-busy={editing.isSending}>
          {t('saveDraft')}
        </Button>
      </Acts>
    </form>
  )
}

/** The page that changes a position. */
export function EditPositionPage({ positionId }: { positionId: string }) {
  const t = useTranslations('positions')
  return (
    <PositionFrame positionId={positionId}>
      {(position) =>
        position.mayChange ? <EditPosition position={position} /> : <EmptyNote title={t('refused')} isPage />
      }
    </PositionFrame>
  )
}

function EditPosition({ position }: { position: Position }) {
  const t = useTranslations('positions.editor')
  const locale = useLocale()
  const editing = usePositionForm(position)
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!editing.isBehind) void editing.save()
      }}
    >
      <h1 className={styles.title}>{positionNameIn(locale, position)}</h1>
      {editing.isBehind && <Differences editing={editing} stored={position} />}
      {editing.isReady ? <PositionFields editing={editing} /> : <Skeleton lines={8} />}
      <Acts editing={editing}>
        {!editing.isBehind && (
          <Button type="submit" look="primary" aria-busy={editing.isSending}>
            {t('save')}
          </Button>
        )}
      </Acts>
    </form>
  )
}

interface ActsProps {
  editing: ReturnType<typeof usePositionForm>
  children: ReactNode
}

/** The buttons of the editor, with the fault that belongs to no field. */
function Acts({ editing, children }: ActsProps) {
  const t = useTranslations('positions.editor')
  return (
    <div className={styles.foot}>
      {editing.fault && editing.fault.field === null && (
        <p className={styles.fault} role="alert">
          {editing.fault.text}
        </p>
      )}
      <div className={styles.acts}>
        {children}
        {editing.isChanged && (
          <Button look="quiet" disabled={editing.isSending} onClick={editing.discard}>
            {t('discard')}
          </Button>
        )}
      </div>
    </div>
  )
}
