import type { AppServices } from '@candor/db/database'

/** Hashes so many passwords at once that further ones are refused, until it is stopped. */
export function keepHashing({ passwords }: Pick<AppServices, 'passwords'>): () => Promise<void> {
  let isOn = true
  const running: Promise<void>[] = []
  const hasRoom = () => {
    try {
      passwords.requireRoom()
      return true
    } catch {
      return false
    }
  }
  async function go() {
    while (isOn) await passwords.hash('a password')
  }
  while (hasRoom()) running.push(go())
  return async () => {
    isOn = false
    await Promise.all(running)
  }
}
