const get = { method: 'GET', sends: 'form', payload: 'data' } as const
const post = { method: 'POST', sends: 'form', payload: 'data' } as const
const upload = { method: 'POST', sends: 'multipart', payload: 'data' } as const

// The pages of links know the calls by their addresses: the schemas of contracts would be half of what a phone loads.
export const readPageAt = { ...get, path: '/candidate/ownPage/detail' } as const
export const giveConsentAt = { ...post, path: '/candidate/ownPage/consent' } as const
export const withdrawConsentAt = { ...post, path: '/candidate/ownPage/withdraw' } as const
export const sendIdCardPieceAt = { ...upload, path: '/candidate/idCard/piece' } as const
export const saveIdCardAt = { ...upload, path: '/candidate/idCard/save' } as const
export const uploadImageAt = { ...upload, path: '/mark/interview/monitor/uploadImage' } as const

/** The most bytes of one side of an ID card: what a phone's camera writes at its best, with room. */
export const maxIdCardBytes = 15 * 1024 * 1024
