import { codes } from '@candor/call/codes'
import { failureWords } from '@candor/call/web/failure-words'
import { CallFailure } from '@candor/call/web/send'
import { EmptyNote, FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useMedia } from '@candor/ui/use-media.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type FormDetail, useForm, useFormVersion } from '../use-forms.ts'
import { buildingWidth } from '../widths.ts'
import { Builder } from './builder.tsx'
import styles from './form-page.module.css'
import { Reading } from './reading.tsx'

/** One form: the builder of its draft, or a version to read. */
export function FormPage({ formId }: { formId: string }) {
  const t = useTranslations('assessment-forms')
  const form = useForm(formId)
  if (form.isPending) {
    return (
      <div className={styles.note}>
        <Skeleton lines={8} />
      </div>
    )
  }
  if (!form.data) {
    const isGone = form.error instanceof CallFailure && form.error.code === codes.notFound
    return (
      <div className={styles.note}>
        <h1 className="sr">{t('manageTitle')}</h1>
        {isGone ? (
          <EmptyNote
            title={t('notFound')}
            action={
              <Link to="/manage/{-$section}" params={{ section: 'forms' }}>
                {t('back')}
              </Link>
            }
          />
        ) : (
          <FailedNote message={failureWords(form.error, t('failed'))} onRetry={() => void form.refetch()} />
        )}
      </div>
    )
  }
  return <Shown form={form.data} onReload={() => form.refetch()} />
}

interface ShownProps {
  form: FormDetail
  /** Reloads the form. */
  onReload: () => Promise<unknown>
}

function Shown({ form, onReload }: ShownProps) {
  const t = useTranslations('assessment-forms')
  const canBuild = useMedia(buildingWidth)
  const [readId, setReadId] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)
  const { draft, published } = form
  const own =
    readId === null ? (draft ?? published) : [draft, published].find((each) => each?.versionId === readId)
  const earlier = useFormVersion(readId !== null && !own ? readId : null)
  const shown = own ?? earlier.data
  if (!shown) {
    return earlier.isError ? (
      <FailedNote message={failureWords(earlier.error, t('failed'))} onRetry={() => void earlier.refetch()} />
    ) : (
      <div className={styles.note}>
        <Skeleton lines={8} />
      </div>
    )
  }
  if (draft && shown.versionId === draft.versionId && canBuild) {
    async function handleReload() {
      await onReload()
      setTurn((before) => before + 1)
    }
    return (
      <Builder
        key={`${draft.versionId} ${turn}`}
        form={form}
        draft={draft}
        onRead={setReadId}
        onReload={handleReload}
      />
    )
  }
  return <Reading form={form} shown={shown} onRead={setReadId} />
}
