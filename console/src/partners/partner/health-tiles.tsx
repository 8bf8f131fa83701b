import { brokenWebhooks } from '@edis/contract/console/partner-trouble'
import { Dot } from '@edis/ui/layout/tag.tsx'
import { number, percent } from '@edis/ui/numbers/numbers.ts'
import { Tile, Tiles } from '../../layout/tiles.tsx'
import { healthOf, healthTone, healthWords, requestHealthOf } from '../health.ts'
import type { ShownPartner } from '../partners.queries.ts'
import { messages as all } from './messages.en.ts'

const messages = all.tiles

/** How the partner fares in the environment in view, in the last 24 hours. */
export function HealthTiles({ shown: { partner, webhooks, members } }: { shown: ShownPartner }) {
  const { health } = partner
  const state = healthOf(partner)
  const failed = Math.round(health.calls * health.error_rate)
  const broken = brokenWebhooks(health)
  return (
    <Tiles label={messages.label}>
      <Tile
        name={messages.health}
        value={
          <>
            <Dot tone={healthTone[state]} />
            {healthWords(state)}
          </>
        }
      />
      <Tile name={messages.calls} value={number(health.calls)} />
      <Tile
        name={messages.errorRate}
        value={health.calls === 0 ? '–' : percent(health.error_rate * 100, 1)}
        note={messages.failed(failed)}
        bad={requestHealthOf(health) === 'trouble' && health.error_rate > 0}
      />
      <Tile
        name={messages.webhooks}
        value={webhooks.length === 0 ? messages.none : messages.healthy(webhooks.length - broken, webhooks.length)}
        note={broken > 0 && messages.failing(broken)}
        bad={broken > 0}
      />
      <Tile
        name={messages.rateLimited}
        value={number(health.rate_limited)}
        note={
          partner.rate_limit_per_minute === null ? messages.usualLimit : messages.limitOf(partner.rate_limit_per_minute)
        }
      />
      <Tile
        name={messages.members}
        value={number(members.length)}
        note={messages.withFactor(members.filter((member) => member.second_factor).length)}
      />
    </Tiles>
  )
}
