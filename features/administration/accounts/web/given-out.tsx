import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { useIsMounted } from '@candor/ui/loading/use-is-mounted.ts'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SettingList, SwitchRow } from '../../../platform/manage/web/setting-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { endGivenOut, findGivenOut, givenOutKinds } from '../contract.ts'
import { endedByFreeze, type GivenOutKind } from '../rules/given-out.ts'
import styles from './account-sheet.module.css'

type GivenOut = ReplyOf<typeof findGivenOut>

const countOf: Readonly<Record<GivenOutKind, (given: GivenOut) => number>> = {
  serviceKeys: ({ serviceKeys }) => serviceKeys.length,
  calendarAddress: ({ hasCalendarAddress }) => Number(hasCalendarAddress),
  shares: ({ shares }) => shares,
  invitations: ({ invitations }) => invitations.length,
}

/** The kinds with working access. */
const kindsIn = (given: GivenOut) => givenOutKinds.filter((kind) => countOf[kind](given) > 0)

const useGivenOut = (accountId: string) => useQuery(callQuery(findGivenOut, { accountId }))

/** One line for each kind: its name, and how many or which. */
function useKindWords(given: GivenOut) {
  const t = useTranslations('accounts.givenOut')
  const names = (list: readonly string[]) => list.join(t('between'))
  const texts: Record<GivenOutKind, string> = {
    serviceKeys: t('of.serviceKeys', { names: names(given.serviceKeys) }),
    calendarAddress: t('of.calendarAddress'),
    shares: t('of.shares', { count: given.shares }),
    invitations: t('of.invitations', { names: names(given.invitations) }),
  }
  return (kind: GivenOutKind) => ({ label: t(`kind.${kind}`), text: texts[kind] })
}

interface ChoiceProps {
  given: GivenOut
  chosen: ReadonlySet<GivenOutKind>
  onChange: (chosen: ReadonlySet<GivenOutKind>) => void
}

function KindChoice({ given, chosen, onChange }: ChoiceProps) {
  const words = useKindWords(given)
  function handleChange(kind: GivenOutKind, isOn: boolean) {
    const next = new Set(chosen)
    if (isOn) next.add(kind)
    else next.delete(kind)
    onChange(next)
  }
  return (
    <SettingList>
      {kindsIn(given).map((kind) => (
        <SwitchRow
          key={kind}
          {...words(kind)}
          isOn={chosen.has(kind)}
          onChange={async (isOn) => handleChange(kind, isOn)}
        />
      ))}
    </SettingList>
  )
}

interface SheetProps {
  accountId: string
  title: string
  text: string
  isOpen: boolean
  onClose: () => void
  /** Never rejects; the sheet closes when it has resolved. */
  onConfirm: (ends: GivenOutKind[]) => Promise<unknown>
}

/** Asks which given-out access ends with an act. At first, the kinds that a freeze ends are chosen. */
export function GivenOutSheet({ accountId, title, text, isOpen, onClose, onConfirm }: SheetProps) {
  const t = useTranslations('accounts.givenOut')
  const cancel = useTranslations('manage')('cancel')
  const isMounted = useIsMounted()
  const given = useGivenOut(accountId)
  const [chosen, setChosen] = useState<ReadonlySet<GivenOutKind>>(new Set(endedByFreeze))
  const [confirm, isPending] = useOneAtATime(async () => {
    await onConfirm([...chosen])
    if (isMounted()) onClose()
  })
  return (
    <LazySheet
      title={title}
      description={text}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            look="primary"
            aria-busy={isPending}
            disabled={given.isPending}
            onClick={() => void confirm()}
          >
            {title}
          </Button>
        </>
      }
    >
      <SectionBody state={sectionState(given, t('failed'))}>
        {given.data && kindsIn(given.data).length > 0 && (
          <div className="stack">
            <p>{t('ask')}</p>
            <KindChoice given={given.data} chosen={chosen} onChange={setChosen} />
          </div>
        )}
      </SectionBody>
    </LazySheet>
  )
}

/** Working access that an account has given out, with buttons that end it. Draws nothing without any. */
export function GivenOutPart({ accountId }: { accountId: string }) {
  const t = useTranslations('accounts.givenOut')
  const given = useGivenOut(accountId)
  if (!given.data || kindsIn(given.data).length === 0) return null
  return <EndPart accountId={accountId} given={given.data} title={t('title')} />
}

function EndPart({ accountId, given, title }: { accountId: string; given: GivenOut; title: string }) {
  const t = useTranslations('accounts.givenOut')
  const words = useKindWords(given)
  const end = useChange(endGivenOut, { done: t('ended') })
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className={styles.act}>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.given}>
        {kindsIn(given).map((kind) => (
          <div key={kind}>
            <dt>{words(kind).label}</dt>
            <dd>{words(kind).text}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={() => setIsAsking(true)}>{t('end')}</Button>
      <GivenOutSheet
        accountId={accountId}
        title={t('end')}
        text={t('endText')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={(ends) => end({ accountId, ends })}
      />
    </div>
  )
}
