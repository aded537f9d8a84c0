import { codes } from '@candor/call/codes'
import { callAt } from '@candor/call/web/call-at'
import { failureText } from '@candor/call/web/failure-text'
import { isRefusal } from '@candor/call/web/send'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { makeOwnCopyAt, readOwnCopyAt } from '../contract/addresses.ts'
import type { makeOwnCopy, readOwnCopy as readCall } from '../contract/page.ts'
import { type OwnCopy, readOwnCopy } from '../rules/wire.ts'

/** A candidate who has answered the question, with the copy as it was then. */
export interface Confirmed {
  readonly pass: string
  readonly copy: OwnCopy
}

const lookAgainMs = 2_000
/** Addresses of a finished copy open for ten minutes: a new one comes before that. */
const renewMs = 5 * 60_000

interface Props {
  link: string
  confirmed: Confirmed
  /** Called when the answer has to be given again. */
  onPassOver: () => void
}

/** The copy of a link: ordered, watched until it is made, and with an address that opens. */
export function useOwnCopy({ link, confirmed: { pass, copy: first }, onPassOver }: Props) {
  const t = useTranslations('own-copy')
  const [copy, setCopy] = useState(first)
  const [fault, setFault] = useState<string | null>(null)
  const handleFailure = useCallback(
    (error: unknown) => {
      if (isRefusal(error) && error.code === codes.wrongReportPassword) onPassOver()
      else setFault(failureText(error, t('failed')))
    },
    [onPassOver, t],
  )
  const [make, isMaking] = useOneAtATime(async () => {
    setFault(null)
    try {
      setCopy(readOwnCopy(await callAt<typeof makeOwnCopy>(makeOwnCopyAt, { sign: link, pass })))
    } catch (error) {
      handleFailure(error)
    }
  })
  const isOnItsWay = copy.state === 'waiting' || copy.state === 'making'
  const isMade = copy.state === 'made'
  useEffect(() => {
    if (!isOnItsWay && !isMade) return
    const look = () => {
      callAt<typeof readCall>(readOwnCopyAt, { sign: link, pass }).then((next) => {
        setFault(null)
        setCopy(readOwnCopy(next))
      }, handleFailure)
    }
    const timer = setInterval(look, isMade ? renewMs : lookAgainMs)
    return () => clearInterval(timer)
  }, [link, pass, isOnItsWay, isMade, handleFailure])
  return { copy, fault, make, isMaking, isOnItsWay }
}
