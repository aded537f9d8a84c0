import { Button } from '@candor/ui/inputs/button'
import { handFocusToHeading } from '@candor/ui/inputs/hand-over-focus.ts'
import { coverFoot } from '@candor/ui/overlays/cover-foot.ts'
import { State } from '@candor/ui/sections/state'
import { useMedia } from '@candor/ui/use-media.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChange } from '../../../../platform/manage/web/use-change.ts'
import type { FormContent } from '../../contract/content.ts'
import { startDraft } from '../../contract/manage.ts'
import { changeCount } from '../../rules/changes.ts'
import type { FormDetail } from '../use-forms.ts'
import { buildingWidth, previewWidth } from '../widths.ts'
import { ColumnHeads } from './building-rows.tsx'
import footStyles from './foot.module.css'
import { FormHead } from './form-head.tsx'
import styles from './form-page.module.css'
import { ModuleRows } from './module-rows.tsx'
import { Preview } from './preview.tsx'
import { ReadRow } from './question-row.tsx'
import { ViewTabs } from './view-tabs.tsx'
import { WeightsBar } from './weights-bar.tsx'

interface Props {
  form: FormDetail
  shown: { readonly versionId: string; readonly number: number; readonly content: FormContent }
  onRead: (versionId: string | null) => void
}

/** A version to read: a published one, or any version on a screen that is too small for the builder. */
export function Reading({ form, shown, onRead }: Props) {
  const t = useTranslations('assessment-forms')
  const canBuild = useMedia(buildingWidth)
  const hasPreview = useMedia(previewWidth)
  const [isPreview, setIsPreview] = useState(false)
  const panelId = useId()
  const { content, versionId } = shown
  const { draft, published } = form
  const changes = draft && published ? changeCount(published.content, draft.content) : null
  return (
    <div ref={handFocusToHeading} className={styles.page}>
      <div className={styles.main}>
        <FormHead form={form} shownId={versionId} changes={changes} onRead={onRead} />
        {!canBuild && <p className={styles.small}>{t('small')}</p>}
        {form.description && <p className={styles.description}>{form.description}</p>}
        <WeightsBar content={content} currentId={null} />
        {canBuild && !hasPreview && (
          <ViewTabs isPreview={isPreview} onChange={setIsPreview} panelId={panelId} />
        )}
        <div id={panelId} className={styles.panel}>
          {canBuild && !(isPreview && !hasPreview) ? (
            <ReadRows content={content} />
          ) : (
            <Preview name={form.name} content={content} isInline />
          )}
        </div>
      </div>
      {hasPreview && <Preview key={versionId} name={form.name} content={content} />}
      {canBuild && <ReadingFoot form={form} shown={shown} onRead={onRead} />}
    </div>
  )
}

function ReadRows({ content }: { content: FormContent }) {
  return (
    <>
      <ColumnHeads />
      {content.modules.map((module, at) => (
        <ModuleRows key={module.id} module={module} number={`${at + 1}`}>
          {module.questions.map((question, within) => (
            <ReadRow key={question.id} question={question} number={`${at + 1}.${within + 1}`} />
          ))}
        </ModuleRows>
      ))}
    </>
  )
}

function ReadingFoot({ form, shown, onRead }: Props) {
  const t = useTranslations('assessment-forms')
  const { draft, isEnded } = form
  const [start, isStarting] = useOneAtATime(useChange(startDraft, { done: null }))
  const isPublished = form.published?.versionId === shown.versionId
  async function handleStart() {
    const done = await start({ versionId: shown.versionId })
    if (done && 'reply' in done) onRead(null)
  }
  return (
    <div ref={coverFoot} className={footStyles.foot}>
      <section className={footStyles.bar} aria-label={t('foot.label')}>
        <State kind={isPublished ? 'pass' : 'none'}>
          {t(isPublished ? 'foot.published' : 'foot.ended', { number: shown.number })}
        </State>
        <p className={footStyles.words}>
          {isEnded ? t('ended') : t(isPublished ? 'foot.readOnly' : 'foot.readOnlyEnded')}
        </p>
        {draft ? (
          <Button className={footStyles.act} onClick={() => onRead(null)}>
            {t('foot.toDraft')}
          </Button>
        ) : (
          !isEnded && (
            <Button
              look="primary"
              className={footStyles.act}
              aria-busy={isStarting}
              onClick={() => void handleStart()}
            >
              {t('foot.newDraft')}
            </Button>
          )
        )}
      </section>
    </div>
  )
}
