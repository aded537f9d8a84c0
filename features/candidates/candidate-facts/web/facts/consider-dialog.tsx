import { callQuery } from '@candor/call/web/query'
import { nameIn } from '@candor/messages/local-name'
import { Button } from '@candor/ui/inputs/button'
import { Choice } from '@candor/ui/inputs/choice'
import { Sheet } from '@candor/ui/overlays/sheet'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { listOpenPositions } from '../../contract.ts'
import { useConsider } from './use-consider.ts'

export interface Considered {
  candidateId: string
  /** The position in which the person is. */
  positionId: string
  name: string
}

interface Props extends Considered {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The choice of another open position for the person. */
export function ConsiderDialog({ candidateId, positionId, name, isOpen, onOpenChange }: Props) {
  const t = useTranslations('candidate-facts')
  const locale = useLocale()
  const query = useQuery({ ...callQuery(listOpenPositions, {}), enabled: isOpen })
  const others = query.data?.filter((position) => position.positionId !== positionId) ?? []
  const form = useConsider(candidateId, others, () => onOpenChange(false))
  const none = { kind: 'empty', title: t('noPositions') } as const
  const isNone = query.data !== undefined && others.length === 0
  return (
    <Sheet
      title={t('considerTitle', { name })}
      description={t('considerText')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('cancel')}</Button>
          <Button
            look="primary"
            disabled={!form.position || form.isSending}
            onClick={() => void form.consider()}
          >
            {t('considerSave')}
          </Button>
        </>
      }
    >
      <SectionBody state={sectionState(query, t('positionsFailed'), isNone && none)}>
        <Choice
          label={t('position')}
          items={others.map((position) => ({
            value: position.positionId,
            label: nameIn(locale, position.name, position.nameLatin),
          }))}
          value={form.position?.positionId ?? null}
          onChange={form.choose}
          {...(form.refusal !== null && { error: form.refusal })}
        />
      </SectionBody>
    </Sheet>
  )
}
