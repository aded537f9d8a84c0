import * as z from 'zod/mini'

/** Refuses a second item of the same name, which is what its `key` says unless `nameOf` says more; the fault is at `key`. */
export function standsOnce<Key extends string, Item extends Readonly<Record<Key, string>>>(
  key: Key,
  nameOf: (item: Item) => string = (item) => item[key],
) {
  return z.superRefine((items: readonly Item[], context) => {
    const known = new Set<string>()
    items.forEach((item, index) => {
      const name = nameOf(item)
      if (known.has(name)) {
        context.addIssue({ code: 'custom', path: [index, key], input: items, message: 'standsTwice' })
      }
      known.add(name)
    })
  })
}
