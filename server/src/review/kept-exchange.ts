import type { Language } from '@edis/contract/languages'
import type { ChallengeExchange } from '@edis/contract/portal-calls/review'
import { faultInWords, type SeenFault } from '@edis/contract/webhooks/deliveries'
import { faultsIn } from '@edis/contract/webhooks/messages'

type Posted = { error: string | null } & Partial<SeenFault>

/** Returns what was sent and answered in a challenge, with its faults in the language. */
export function exchangeIn({ genuine, ...exchange }: ChallengeExchange, language: Language): ChallengeExchange {
  // Challenges from before there was a genuine event have none.
  return {
    ...exchange,
    ...errorIn(exchange, language),
    genuine: genuine ? { ...genuine, ...errorIn(genuine, language) } : null,
  }
}

/** Challenges from before faults were kept have their words alone, in English. */
const errorIn = ({ error, fault, detail = null }: Posted, language: Language): Pick<Posted, 'error'> => ({
  error: fault === undefined ? error : faultInWords(fault, detail, faultsIn(language)),
})
