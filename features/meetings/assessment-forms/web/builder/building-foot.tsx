import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { Kbd } from '@candor/ui/kbd'
import { controlKey } from '@candor/ui/key-names.ts'
import { useIsMounted } from '@candor/ui/loading/use-is-mounted.ts'
import { coverFoot } from '@candor/ui/overlays/cover-foot.ts'
import { State } from '@candor/ui/sections/state'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmSheet } from '../../../../platform/manage/web/confirm-sheet.tsx'
import { useChange } from '../../../../platform/manage/web/use-change.ts'
import { useSignedIn } from '../../../../sign-in/session/web/signed-in.ts'
import type { FormContent } from '../../contract/content.ts'
import { discardDraft, publishDraft } from '../../contract/manage.ts'
import { faultsOf } from '../../rules/completeness.ts'
import type { FormDetail, OpenDraft } from '../use-forms.ts'
import styles from './foot.module.css'
import { Faults } from './form-faults.tsx'
import type { Saving } from './use-autosave.ts'
import { usePublishKey } from './use-publish-key.ts'

interface Props {
  form: FormDetail
  draft: OpenDraft
  content: FormContent
  saving: Saving
  /** Stores what is not stored yet, and returns the stored revision. */
  onStore: () => Promise<number | null>
  /** Says whether the draft is to take no change for now. */
  onFreeze: (isFrozen: boolean) => void
  onReload: () => Promise<void>
}

/** Publishing and discarding a draft, once all of it is stored. */
function useFinishing({ draft, content, onStore, onFreeze }: Props) {
  const t = useTranslations('assessment-forms')
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const [isRefused, setIsRefused] = useState(false)
  const { number, versionId } = draft
  const publishing = useChange(publishDraft, { done: t('foot.publishedNow', { number }) })
  const discarding = useChange(discardDraft, { done: t('foot.discarded') })
  const faults = faultsOf(content)
  const [publish, isPublishing] = useOneAtATime(async () => {
    setIsRefused(faults.length > 0)
    if (faults.length > 0) return
    // Text that is typed while the draft is published would be in no version.
    onFreeze(true)
    try {
      const revision = await onStore()
      if (revision !== null) await publishing({ versionId, revision })
    } finally {
      onFreeze(false)
    }
  })
  async function discard() {
    const revision = await onStore()
    const done = revision === null ? null : await discarding({ versionId, revision })
    if (done && 'reply' in done && done.reply.isFormGone && isMounted())
      await navigate({ to: '/manage/{-$section}', params: { section: 'forms' } })
  }
  return { faults: isRefused ? faults : [], publish, isPublishing, discard }
}

/**
 * The foot of the builder: who finishes on which version, whether all is stored, and the buttons to discard and
 * publish.
 */
export function BuildingFoot(props: Props) {
  const { form, draft, saving, onStore, onReload } = props
  const t = useTranslations('assessment-forms')
  const [isAsking, setIsAsking] = useState(false)
  const { number } = draft
  const { faults, publish, isPublishing, discard } = useFinishing(props)
  usePublishKey(publish)
  const isLost = saving.state === 'changed'
  return (
    <div ref={coverFoot} className={styles.foot}>
      {faults.length > 0 && <Faults faults={faults} />}
      <section className={styles.bar} aria-label={t('foot.label')}>
        <State kind="wait">{t('foot.draft', { number })}</State>
        <p className={styles.words}>
          <Effect form={form} number={number} />{' '}
          <SavingWords saving={saving} onStore={onStore} onReload={onReload} />
        </p>
        <Button className={styles.act} disabled={isLost} onClick={() => setIsAsking(true)}>
          {t('foot.discard')}
        </Button>
        <Button
          look="primary"
          className={styles.act}
          disabled={isLost}
          aria-busy={isPublishing}
          onClick={() => void publish()}
        >
          {t('foot.publish', { number })}
          <Kbd>{controlKey} ⏎</Kbd>
        </Button>
      </section>
      <ConfirmSheet
        title={t('foot.discard')}
        text={`${t('foot.discardText', { number })}${form.versions.length === 1 ? ` ${t('foot.discardForm')}` : ''}`}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={discard}
      />
    </div>
  )
}

/** Who finishes on which version. */
function Effect({ form: { versions, published }, number }: { form: FormDetail; number: number }) {
  const t = useTranslations('assessment-forms')
  if (!published) return t('foot.first')
  const count = versions.find(({ versionId }) => versionId === published.versionId)?.filling ?? 0
  const before = published.number
  return count > 0 ? t('foot.filling', { count, before, number }) : t('foot.nobody', { before, number })
}

function SavingWords({ saving, onStore, onReload }: Pick<Props, 'saving' | 'onStore' | 'onReload'>) {
  const t = useTranslations('assessment-forms')
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  if (saving.state === 'saving') return <span className={styles.quiet}>{t('foot.saving')}</span>
  if (saving.state === 'saved') {
    const time = formatDateTime(saving.at, timeZone).slice(11)
    return <span className={styles.quiet}>{t('foot.saved', { time })}</span>
  }
  const isLost = saving.state === 'changed'
  return (
    <span role="alert" className={styles.failed}>
      {isLost ? saving.message : t('foot.notSaved')}{' '}
      <Button size="small" onClick={() => void (isLost ? onReload() : onStore())}>
        {t(isLost ? 'foot.takeTheirs' : 'foot.retry')}
      </Button>
    </span>
  )
}
