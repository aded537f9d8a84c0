import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { Intro } from '../../../platform/manage/web/intro.tsx'
import { getJobPage } from '../contract.ts'
import styles from './job-page-panel.module.css'
import { PageFields } from './page-fields.tsx'
import { usePageForm } from './use-page-form.ts'

type JobPage = ReplyOf<typeof getJobPage>

/** The public page of a position: where it is, what it says, and publishing it. */
export function JobPagePanel({ positionId }: { positionId: string }) {
  const t = useTranslations('job-pages.panel')
  const query = useQuery(callQuery(getJobPage, { positionId }))
  return (
    <section aria-label={t('intro')} aria-busy={query.isPending}>
      <Intro>{t('intro')}</Intro>
      <SectionBody state={sectionState(query, t('failed'))}>
        {query.data && <LoadedPage key={query.data.revision} positionId={positionId} page={query.data} />}
      </SectionBody>
    </section>
  )
}

function LoadedPage({ positionId, page }: { positionId: string; page: JobPage }) {
  const t = useTranslations('job-pages.panel')
  const form = usePageForm(positionId, page)
  const { isPublished, mayPublish, previewAddress } = page
  return (
    <div className={styles.page}>
      <Standing page={page} />
      {isPublished && (
        <>
          <CopiedValue label={t('address')} value={page.address} />
          <CopiedValue label={t('list')} value={page.listAddress} />
          <CopiedValue label={t('feed')} value={page.feedAddress} />
        </>
      )}
      <PageFields page={page} form={form} />
      {mayPublish ? (
        <div className={styles.acts}>
          {!isPublished && (
            <Button look="primary" aria-busy={form.isSaving} onClick={() => void form.save(true)}>
              {t('publish')}
            </Button>
          )}
          <Button
            disabled={!form.isChanged}
            aria-busy={form.isSaving}
            onClick={() => void form.save(isPublished)}
          >
            {t('save')}
          </Button>
          {previewAddress && (
            <Button render={<a href={previewAddress} target="_blank" rel="noreferrer" />}>
              {t('preview')}
            </Button>
          )}
          {isPublished && (
            <Button look="quiet" aria-busy={form.isSaving} onClick={() => void form.save(false)}>
              {t('takeBack')}
            </Button>
          )}
        </div>
      ) : (
        <p className={styles.text}>{t('readOnly')}</p>
      )}
      {form.fault && form.fault.field === null && (
        <p className={styles.fault} role="alert">
          {form.fault.text}
        </p>
      )}
    </div>
  )
}

/** Whether the page is published, and what it tells. */
function Standing({ page }: { page: JobPage }) {
  const t = useTranslations('job-pages.panel')
  const format = useFormatter()
  const { isPublished, publishedAt, positionState, tellsSalary, isFindable, applications, pastQuota } = page
  const date = publishedAt === null ? '' : format.dateTime(publishedAt, { dateStyle: 'medium' })
  const isClosed = isPublished && positionState !== 'open'
  return (
    <ul className={styles.standing}>
      <li>
        <b>{isClosed ? t('closed') : isPublished ? t('published', { date }) : t('notPublished')}</b>
      </li>
      <li>{t('applications', { count: applications })}</li>
      {pastQuota > 0 && <li>{t('pastQuota', { count: pastQuota })}</li>}
      <li>{t(tellsSalary ? 'salaryShown' : 'salaryHidden')}</li>
      {!isFindable && <li>{t('hidden')}</li>}
    </ul>
  )
}
