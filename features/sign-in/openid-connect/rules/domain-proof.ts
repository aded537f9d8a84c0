/** Name of the TXT record that proves a domain. */
export const proofName = (domain: string) => `_candor.${domain}`

/** Value of the TXT record that proves a domain. */
export const proofValue = (token: string) => `candor-domain=${token}`
