const get = { method: 'GET', sends: 'form', payload: 'data' } as const
const post = { method: 'POST', sends: 'form', payload: 'data' } as const
const upload = { method: 'POST', sends: 'multipart', payload: 'data' } as const

// Pages of links know these calls by path and method only: with the contracts' schemas a phone would load twice as
// much.
export const readPageAt = { ...get, path: '/candidate/ownPage/detail' } as const
export const giveConsentAt = { ...post, path: '/candidate/ownPage/consent' } as const
export const declineConsentAt = { ...post, path: '/candidate/ownPage/decline' } as const
export const withdrawConsentAt = { ...post, path: '/candidate/ownPage/withdraw' } as const
export const sendIdCardPieceAt = { ...upload, path: '/candidate/idCard/piece' } as const
export const saveIdCardAt = { ...upload, path: '/candidate/idCard/save' } as const
export const uploadImageAt = { ...upload, path: '/mark/interview/monitor/uploadImage' } as const

/** The most bytes of one side of an ID card: more than a phone's camera writes at its best quality. */
export const maxIdCardBytes = 15 * 1024 * 1024

/** Documents by which a candidate shows who they are. */
export const idDocuments = ['idCard', 'passport', 'other'] as const
export type IdDocument = (typeof idDocuments)[number]
