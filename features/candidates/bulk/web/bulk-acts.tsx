import { ArrowRightIcon, CrossIcon, ShareIcon, TagIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Kbd } from '@candor/ui/kbd'
import { type ReactNode, useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isPermissionKey, isUserType } from '../../../platform/access/rules/permissions.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import type { BulkKind } from '../contract.ts'
import { mayExport, offeredKinds } from '../rules/who.ts'
import { useAskedBulk } from './ask-bulk.ts'
import { type Chosen, sheetOf } from './bulk-registry.ts'
import { useExport } from './use-export.ts'

interface Props {
  readonly chosen: Chosen
  readonly count: number
  /** Kinds that the page has its own controls for. */
  readonly without?: readonly BulkKind[]
  /** Called once an act has begun. */
  readonly onStarted: () => void
}

const icons: Readonly<Record<BulkKind, ReactNode>> = {
  recommend: <ArrowRightIcon />,
  label: <TagIcon />,
  reject: <CrossIcon />,
  move: null,
}

const shortcuts: Partial<Record<BulkKind, string>> = { reject: 'R', move: 'M' }

function useOwnAccount() {
  const info = useSignedIn()?.userInfo
  const userType = info && isUserType(info.userType) ? info.userType : 'read'
  // Until the permissions are known, the kind of account decides. The server refuses forbidden acts.
  return { userType, permissions: new Set((info?.permissions ?? ['candidate']).filter(isPermissionKey)) }
}

/** The acts on the chosen candidates, for the bar of a list. */
export function BulkActs({ chosen, count, without = [], onStarted }: Props) {
  const t = useTranslations('bulk')
  const account = useOwnAccount()
  const [open, setOpen] = useState<BulkKind | null>(null)
  const exporting = useExport()
  const kinds = offeredKinds(account).filter((kind) => !without.includes(kind))
  const isOffered = (kind: BulkKind) => kinds.includes(kind)
  useAskedBulk(useCallback((kind: BulkKind) => setOpen(kind), []))
  const Sheet = open !== null && isOffered(open) ? sheetOf(open) : null
  return (
    <>
      {mayExport(account) && (
        <Button disabled={exporting.isBusy} onClick={() => void exporting.start(chosen)}>
          <ShareIcon />
          {t('act.export')}
        </Button>
      )}
      {kinds.map((kind) => (
        <Button
          key={kind}
          look={kind === 'move' ? 'primary' : 'default'}
          onPointerEnter={() => void sheetOf(kind)?.preload()}
          onClick={() => setOpen(kind)}
        >
          {icons[kind]}
          {t(`act.${kind}`)} {shortcuts[kind] && <Kbd>{shortcuts[kind]}</Kbd>}
        </Button>
      ))}
      {Sheet && (
        <Sheet
          chosen={chosen}
          count={count}
          onClose={() => setOpen(null)}
          onStarted={() => {
            setOpen(null)
            onStarted()
          }}
        />
      )}
    </>
  )
}
