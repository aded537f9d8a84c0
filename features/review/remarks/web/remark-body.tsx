import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import type { CardReport } from '../../../platform/timeline-parts/web/timeline-card.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { MentionedText } from '../../mentions/web/mentioned-text.tsx'
import { deleteRemark } from '../contract.ts'
import { EditRemark } from './edit-remark.tsx'
import { FormerTexts } from './former-texts.tsx'
import styles from './remark-body.module.css'
import type { ShownRemark } from './shown-remark.ts'

interface ActsProps {
  remark: ShownRemark
  candidateId: string
  onEdit: () => void
}

/** What the author may do with a remark. */
function OwnActs({ remark, candidateId, onEdit }: ActsProps) {
  const t = useTranslations('remarks')
  const queries = useQueryClient()
  const { remarkId, revision } = remark
  const deleting = useMutation({
    mutationFn: () => callApi(deleteRemark, { ...ofCandidate(candidateId), remarkId, revision }),
    onSettled: () => queries.invalidateQueries(),
  })
  return (
    <>
      <Button look="quiet" size="small" onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button look="quiet" size="small" disabled={deleting.isPending} onClick={() => deleting.mutate()}>
        {t('delete')}
      </Button>
    </>
  )
}

const administrators: readonly string[] = ['superAdmin', 'admin']

/** The text of a remark, whether it was changed, and what its author may do with it. */
export function RemarkBody({ remark, report }: { remark: ShownRemark; report: CardReport }) {
  const t = useTranslations('remarks')
  const [isEditing, setIsEditing] = useState(false)
  const userType = useSignedIn()?.userInfo.userType ?? ''
  const { isOwn, isChanged } = remark
  if (isEditing)
    return <EditRemark remark={remark} candidateId={report.candidateId} onClose={() => setIsEditing(false)} />
  const seesFormer = isOwn || administrators.includes(userType)
  return (
    <>
      {remark.text !== '' && (
        <p className={styles.text}>
          <MentionedText text={remark.text} mentions={remark.mentioned} />
        </p>
      )}
      <div className={styles.acts}>
        {isChanged && !seesFormer && <span className={styles.edited}>{t('edited')}</span>}
        {isChanged && seesFormer && (
          <FormerTexts
            remarkId={remark.remarkId}
            candidateId={report.candidateId}
            timeZone={report.timeZone}
          />
        )}
        {isOwn && report.mayRemark && (
          <OwnActs remark={remark} candidateId={report.candidateId} onEdit={() => setIsEditing(true)} />
        )}
      </div>
    </>
  )
}
