import { CountedArea, type CountedAreaProps } from '@candor/ui/sections/counted-area'
import { useEffect, useRef } from 'react'
import { withToggled } from '../rules/chosen.ts'
import { ReasonChoices } from './reason-choices.tsx'

/** Why somebody is turned down: in own words, and by reasons of the company's list. */
export interface Why {
  readonly reason: string
  readonly reasons: readonly string[]
}

/** A refusal at the field. Each refusal is a new one, so that the focus comes again. */
export interface WhyFault {
  readonly text: string
}

interface Props extends Pick<CountedAreaProps, 'label' | 'most'> {
  value: Why
  /** Whether the company's list is offered. */
  isRejecting: boolean
  fault: WhyFault | null
  onChange: (change: Partial<Why>) => void
}

/** The fields for the reason of a move or a rejection. A fault stands at the field and takes the focus there. */
export function WhyFields({ value, isRejecting, fault, onChange, ...words }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (fault) field.current?.focus()
  }, [fault])
  const { reason, reasons } = value
  return (
    <>
      <CountedArea
        {...words}
        ref={field}
        rows={3}
        value={reason}
        {...(fault && { error: fault.text })}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
      {isRejecting && (
        <ReasonChoices
          chosen={reasons}
          onToggle={(chosen) => onChange({ reasons: withToggled(reasons, chosen) })}
        />
      )}
    </>
  )
}
