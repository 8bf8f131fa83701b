import { IconButton } from '@edis/ui/controls/icon-button.tsx'
import { PencilIcon } from '@edis/ui/layout/action-icons.tsx'
import { Card } from '@edis/ui/layout/card.tsx'
import { Dot, Tag } from '@edis/ui/layout/tag.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { localHour, localTimeOfDay } from '@edis/ui/time/local-date.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { type Courier, nameOfService } from '../catalogue.queries.ts'
import { KeptEntryDialog } from '../entries/kept-entry-dialog.tsx'
import { messages as editing } from '../entries/messages.en.ts'
import css from './couriers.module.css'
import { messages } from './messages.en.ts'
import { SwitchDialog } from './switch-dialog.tsx'

type Service = Courier['services'][number]
type CardProps = { courier: Courier; now: number; mayChange: boolean }

/** `service` null: the whole courier. */
type Chosen = { service: Service | null } | null

export function CourierCard({ courier, now, mayChange }: CardProps) {
  const [chosen, setChosen] = useState<Chosen>(null)
  const [edited, setEdited] = useState<Service | null>(null)
  const { courier_code: code, name, services } = courier
  const acts = (service: Service | null) => {
    const { is_active: isOn } = service ?? courier
    const label = messages.actOf(
      isOn ? messages.off.act : messages.on.act,
      service ? nameOfService(courier, service) : name,
    )
    return (
      mayChange && (
        <Button size="xs" aria-label={label} onClick={() => setChosen({ service })}>
          {isOn ? messages.off.act : messages.on.act}
        </Button>
      )
    )
  }
  return (
    <Card
      label={name}
      title={
        <h2>
          {name} <code className={css.code}>{code}</code>
        </h2>
      }
      mark={
        courier.is_active ? <Tag>{messages.types[courier.type] ?? courier.type}</Tag> : <Off of={courier} now={now} />
      }
      actions={acts(null)}
    >
      {courier.off_reason !== null && <p className={css.why}>{courier.off_reason}</p>}
      <ul>
        {services.map((service) => (
          <li key={service.service_code} className={`${rows.row} ${css.service}`}>
            <span>
              {service.name} <code className={css.code}>{service.service_code}</code>
            </span>
            <span className={css.quiet}>
              {messages.cutOff(localTimeOfDay(service.cut_off_time))}
              {service.cod && ` · ${messages.cod}`}
            </span>
            <span className={css.standing}>
              {service.is_active && courier.is_active && (
                <>
                  <Dot tone="live" /> {messages.offered}
                </>
              )}
              {service.is_active && !courier.is_active && (
                <>
                  <Dot /> {messages.offWithCourier}
                </>
              )}
              {!service.is_active && <Off of={service} now={now} />}
              {service.off_reason !== null && <small>{service.off_reason}</small>}
            </span>
            <span className={css.acts}>
              {acts(service)}
              {mayChange && (
                <IconButton label={editing.editOf(nameOfService(courier, service))} onClick={() => setEdited(service)}>
                  <PencilIcon />
                </IconButton>
              )}
            </span>
          </li>
        ))}
      </ul>
      {edited && (
        <KeptEntryDialog
          kind="couriers"
          id={`${code} ${edited.service_code}`}
          name={nameOfService(courier, edited)}
          keyOf={() => ({ courier_code: code, service_code: edited.service_code })}
          onClose={() => setEdited(null)}
        />
      )}
      {chosen && <SwitchDialog courier={courier} service={chosen.service} onClose={() => setChosen(null)} />}
    </Card>
  )
}

const Off = ({ of: { off_until: until }, now }: { of: Pick<Service, 'off_until'>; now: number }) => (
  <Tag tone="dev">{until === null ? messages.offNow : messages.offUntil(localHour(new Date(until), now))}</Tag>
)
