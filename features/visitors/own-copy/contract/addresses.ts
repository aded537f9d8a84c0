const post = { method: 'POST', sends: 'form', payload: 'data' } as const

// The page of a link knows these calls by path and method only: with the contracts' schemas a phone would load twice as
// much.
export const openOwnCopyAt = { ...post, path: '/candidate/ownCopy/open' } as const
export const confirmOwnCopyAt = { ...post, path: '/candidate/ownCopy/confirm' } as const
export const makeOwnCopyAt = { ...post, path: '/candidate/ownCopy/make' } as const
export const readOwnCopyAt = { ...post, path: '/candidate/ownCopy/state' } as const
