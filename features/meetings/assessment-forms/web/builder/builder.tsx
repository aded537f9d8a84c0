import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { handFocusToHeading } from '@candor/ui/inputs/hand-over-focus.ts'
import { useMedia } from '@candor/ui/use-media.ts'
import { useCallback, useId, useState } from 'react'
import { changeCount } from '../../rules/changes.ts'
import { questionIndexOf } from '../../rules/edit.ts'
import { type FormDetail, type OpenDraft, useKeepDraft } from '../use-forms.ts'
import { previewWidth } from '../widths.ts'
import { BuildingFoot } from './building-foot.tsx'
import { BuildingRows } from './building-rows.tsx'
import { FormHead } from './form-head.tsx'
import styles from './form-page.module.css'
import { Preview } from './preview.tsx'
import { useAutosave } from './use-autosave.ts'
import { useBuilding } from './use-building.ts'
import { useBuildingKeys } from './use-building-keys.ts'
import { useEdits } from './use-edits.ts'
import { ViewTabs } from './view-tabs.tsx'
import { WeightsBar } from './weights-bar.tsx'

interface Props {
  form: FormDetail
  draft: OpenDraft
  onRead: (versionId: string) => void
  /** Reloads the stored draft. */
  onReload: () => Promise<void>
}

/** The builder of a draft: its modules and questions, with a preview of the form beside them. */
export function Builder({ form, draft, onRead, onReload }: Props) {
  const edits = useEdits(draft.content)
  const { saving, store } = useAutosave(draft, edits.content, useKeepDraft(form.formId))
  const isLost = saving.state === 'changed'
  const building = useBuilding(edits)
  useBuildingKeys(building)
  const hasPreview = useMedia(previewWidth)
  const [isPreview, setIsPreview] = useState(false)
  const panelId = useId()
  const { content } = edits
  const { openId } = building
  const found = openId === null ? null : questionIndexOf(content, openId)
  const currentId = found ? (content.modules[found.module]?.id ?? null) : openId
  const handleRead = useCallback(
    async (versionId: string) => {
      // Asks before leaving while a change is not stored; after a conflict it is lost in any case.
      if ((await store()) !== null || isLost) onRead(versionId)
    },
    [store, onRead, isLost],
  )
  const isBuilding = hasPreview || !isPreview
  return (
    <div ref={handFocusToHeading} className={styles.page}>
      <div className={styles.main}>
        <FormHead
          form={form}
          shownId={draft.versionId}
          changes={form.published && changeCount(form.published.content, content)}
          onRead={(versionId) => void handleRead(versionId)}
        />
        <WeightsBar content={content} currentId={currentId} />
        {!hasPreview && <ViewTabs isPreview={isPreview} onChange={setIsPreview} panelId={panelId} />}
        <div id={panelId} className={styles.panel}>
          {isBuilding ? (
            <FrozenFields isFrozen={edits.isFrozen}>
              <BuildingRows building={building} edits={edits} published={form.published} />
            </FrozenFields>
          ) : (
            <Preview name={form.name} content={content} isInline />
          )}
        </div>
      </div>
      {hasPreview && <Preview name={form.name} content={content} />}
      <BuildingFoot
        form={form}
        draft={draft}
        content={content}
        saving={saving}
        onStore={store}
        onFreeze={edits.freeze}
        onReload={onReload}
      />
      <p role="status" className="sr">
        {building.announcement}
      </p>
    </div>
  )
}
