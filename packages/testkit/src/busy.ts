import type { AppServices } from '@candor/db/database'

/** Owners with one hash each: as many as may run and wait in all, and more. */
const owners = 140

/** Hashes so many passwords at once that further ones are refused, until it is stopped. */
export function keepHashing({ passwords }: Pick<AppServices, 'passwords'>): () => Promise<void> {
  let isOn = true
  const running: Promise<void>[] = []
  const hasRoom = (owner: string) => {
    try {
      passwords.requireRoom(owner)
      return true
    } catch {
      return false
    }
  }
  async function go(owner: string) {
    while (isOn) await passwords.hash('a password', owner)
  }
  for (let number = 0; number < owners && hasRoom(`busy ${number}`); number += 1)
    running.push(go(`busy ${number}`))
  return async () => {
    isOn = false
    await Promise.all(running)
  }
}
