import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { reportPaths } from '../../rules/address.ts'
import { noteStep } from '../header/latest-step.ts'

/** Whose report was entered last by a router; none outside of reports. */
const entered = new WeakMap<object, string>()

interface ArrivalProps {
  candidateId: string
  name: string
  heading: RefObject<HTMLHeadingElement | null>
}

/** After a step to another candidate the focus is on the new name, which is announced. */
export function Arrival({ candidateId, name, heading }: ArrivalProps) {
  const t = useTranslations('report')
  const [announced, setAnnounced] = useState('')
  const router = useRouter()
  useEffect(() => {
    const before = entered.get(router)
    const isStep = before !== undefined && before !== candidateId
    entered.set(router, candidateId)
    if (!isStep) return
    noteStep(candidateId)
    heading.current?.focus()
    setAnnounced(name)
  }, [candidateId, name, heading, router])

  useEffect(
    () => () => {
      if (!reportPaths.includes(router.state.location.pathname)) entered.delete(router)
    },
    [router],
  )
  return (
    <p role="status" className="sr">
      {announced && t('opened', { name: announced })}
    </p>
  )
}
