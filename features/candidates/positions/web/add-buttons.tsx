import { Button } from '@candor/ui/inputs/button'
import { Kbd } from '@candor/ui/kbd'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { mayChangeCandidates } from '../../../platform/access/rules/acts.ts'
import { usePositionViewer } from './use-position-viewer.ts'

/** The ways to add candidates to an open position: resumes, a table, and one by hand. */
export function AddButtons({ positionId }: { positionId: string }) {
  const t = useTranslations('positions')
  const viewer = usePositionViewer()
  if (!viewer || !mayChangeCandidates(viewer)) return null
  return (
    <>
      <Button
        render={
          <Link to="/positions/$positionId/resumes/{-$dropId}" params={{ positionId, dropId: undefined }} />
        }
      >
        {t('addResumes')}
      </Button>
      <Button
        render={
          <Link to="/positions/$positionId/table/{-$importId}" params={{ positionId, importId: undefined }} />
        }
      >
        {t('importTable')}
      </Button>
      <Button render={<Link to="/positions/$positionId/add" params={{ positionId }} />}>
        {t('addCandidate')} <Kbd>A</Kbd>
      </Button>
    </>
  )
}
