import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { MovesList } from './moves-list.tsx'

/** The moves of the candidate on the page of facts. */
export function MovesCard({ candidateId }: { candidateId: string }) {
  const t = useTranslations('stage-line')
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  return (
    <Section title={t('historyTitle')}>
      <MovesList candidateId={candidateId} timeZone={timeZone} isShown />
    </Section>
  )
}
