import { brandId } from '@candor/kernel/brand-id'
import type { Id } from '@candor/kernel/ids'
import { v7 } from 'uuid'

/** Makes a key that sorts by creation time. Made here because PostgreSQL only has the function from 18 on. */
export function newId<Kind extends string>(): Id<Kind> {
  const id = brandId<Kind>(v7())
  if (!id) throw new Error('the library made something else than a uuid')
  return id
}
