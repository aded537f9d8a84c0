import { callQuery } from '@candor/call/web/query'
import { useRested } from '@candor/ui/inputs/use-rested.ts'
import { useQuery } from '@tanstack/react-query'
import { lookForSamePerson } from '../contract.ts'
import { readSamePersons } from '../rules/wire.ts'

/** Whether a contact is long enough to be somebody's: no look is spent on its first signs. */
const isWhole = ({ phone, email }: Contacts) =>
  phone.replaceAll(/\D/g, '').length >= 7 || /^\S+@\S+\.\S\S/.test(email)

/** A look is asked for once nothing was typed for this long (milliseconds). */
const restMs = 300

interface Contacts {
  readonly phone: string
  readonly email: string
}

/** Other applications with a phone or an e-mail that was typed; none while nothing whole is typed. */
export function useSamePersons(contacts: Contacts) {
  const phone = useRested(contacts.phone, restMs)
  const email = useRested(contacts.email, restMs)
  const { data = [] } = useQuery({
    ...callQuery(lookForSamePerson, { phone: phone.trim(), email: email.trim() }),
    select: readSamePersons,
    enabled: isWhole({ phone, email }),
  })
  return isWhole(contacts) ? data : []
}
