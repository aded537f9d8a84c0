import { Button } from '@candor/ui/inputs/button'
import { AreaField } from '@candor/ui/inputs/field'
import { handFocusBack } from '@candor/ui/inputs/hand-over-focus.ts'
import { Section } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useTranslations } from 'use-intl'
import { ReasonUses } from './reason-uses.tsx'
import styles from './refusal-reasons.module.css'
import { useReasonsEditor } from './use-reasons-editor.ts'

/** The editor of the reasons for refusing a candidate, one per line. */
export function RefusalReasons() {
  const t = useTranslations('refusal-reasons')
  const { stored, text, isChanged, fault, isSaving, change, discard, save } = useReasonsEditor()
  return (
    <div className={styles.part}>
      <Section title={t('title')} state={sectionState(stored, t('failed'), false)}>
        <div className={styles.reasons}>
          <AreaField
            label={t('label')}
            hint={t('text')}
            rows={6}
            error={fault}
            value={text}
            onChange={({ target }) => change(target.value)}
          />
          <ReasonUses uses={stored.data?.uses ?? []} />
          {isChanged && (
            <div className={styles.acts} ref={handFocusBack}>
              <Button look="primary" aria-busy={isSaving} onClick={() => void save()}>
                {t('save')}
              </Button>
              <Button look="quiet" disabled={isSaving} onClick={discard}>
                {t('discard')}
              </Button>
            </div>
          )}
        </div>
      </Section>
    </div>
  )
}
