/** Name of the TXT record that proves a domain. */
export const proofName = (domain: string) => `_candor.${domain}`

export const proofValue = (token: string) => `candor-domain=${token}`
