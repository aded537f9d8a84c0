import { useState } from 'react'

/**
 * Which one of several sheets is open.
 *
 * `close` closes the one that was open when it was made: an act that ends late closes none that was opened meanwhile.
 */
export function useOpened<Name extends string>() {
  const [opened, setOpened] = useState<{ readonly name: Name } | null>(null)
  return {
    opened: opened?.name ?? null,
    open: (name: Name) => setOpened({ name }),
    close: () => setOpened((now) => (now === opened ? null : now)),
  }
}
