import {
  changeCity,
  changeDistrict,
  createDistrict,
  deleteCity,
  deleteDistrict,
  reorderDistricts,
} from '@phial/contract/calls/areas';
import type { StaffCity, StaffDistrict } from '@phial/contract/content/areas';
import { HTML_LANG, LANGUAGES } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Tag } from '@phial/ui/tag/tag';
import { send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { OrderEditor } from '../order-editor.tsx';
import { AreaButtons } from './area-buttons.tsx';
import { AreaForm } from './area-form.tsx';
import styles from './areas.module.css';
import { type AreaEditing, BUTTON } from './use-area-editing.ts';

/** A city and its districts. */
export function CitySection({ city, editing }: { city: StaffCity; editing: AreaEditing }) {
  const words = useMessages().areas;
  const language = useLanguage();
  const { code, names, version, districts } = city;
  const name = names[language];
  const { open, became, show, close } = editing;
  const isOpen = (part: 'city' | 'new-district' | 'district-order') =>
    open?.part === part && open.code === code;
  const addButton = BUTTON.newDistrict(code);

  return (
    <section className={styles.city} aria-labelledby={`city-${code}`}>
      {isOpen('city') ? (
        <AreaForm
          title={words.editOf(name)}
          names={names}
          save={(draft) =>
            send(changeCity, {
              params: { code },
              body: { version, body: { names: draft.names } },
              ownMessage: true,
            })
          }
          onSaved={(areas) => {
            became(areas);
            close(BUTTON.city(code));
          }}
          onAreas={became}
          onCancel={() => close(BUTTON.city(code))}
        />
      ) : (
        <div className={styles.head}>
          <div>
            <h2 id={`city-${code}`}>
              {name} <Tag tone="plain">{code}</Tag>
            </h2>
            <Translations names={names} />
          </div>
          <AreaButtons
            id={BUTTON.city(code)}
            name={name}
            removeText={words.removeCityText}
            isBusy={editing.isBusy}
            onEdit={() => show({ part: 'city', code })}
            onRemove={() =>
              editing.remove(name, BUTTON.newCity, () =>
                send(deleteCity, { params: { code }, body: { version }, ownMessage: true }),
              )
            }
          />
        </div>
      )}
      {districts.length === 0 && <p>{words.noDistricts}</p>}
      {isOpen('district-order') ? (
        <OrderEditor
          items={districts.map((district) => ({ id: district.districtId, name: district.names[language] }))}
          onSave={async (former, order) =>
            became(
              await send(reorderDistricts, { params: { code }, body: { former, order }, ownMessage: true }),
            )
          }
          onChanged={() => undefined}
          onClose={() => close(addButton)}
        />
      ) : (
        <ul className={styles.districts}>
          {districts.map((district) => (
            <DistrictItem key={district.districtId} city={city} district={district} editing={editing} />
          ))}
        </ul>
      )}
      {isOpen('new-district') ? (
        <AreaForm
          title={words.addDistrictTo(name)}
          save={(draft) =>
            send(createDistrict, {
              params: { code },
              body: { body: { names: draft.names } },
              ownMessage: true,
            })
          }
          onSaved={(areas) => {
            became(areas);
            close(addButton);
          }}
          onAreas={became}
          onCancel={() => close(addButton)}
        />
      ) : (
        <ButtonRow gap="small">
          <Button
            size="small"
            id={addButton}
            aria-label={words.addDistrictTo(name)}
            onClick={() => show({ part: 'new-district', code })}
          >
            {words.addDistrict}
          </Button>
          {districts.length > 1 && (
            <Button
              size="small"
              variant="quiet"
              aria-label={words.orderDistrictsOf(name)}
              onClick={() => show({ part: 'district-order', code })}
            >
              {words.orderDistricts}
            </Button>
          )}
        </ButtonRow>
      )}
    </section>
  );
}

function DistrictItem({
  city,
  district,
  editing,
}: {
  city: StaffCity;
  district: StaffDistrict;
  editing: AreaEditing;
}) {
  const words = useMessages().areas;
  const { districtId: id, names, version, points } = district;
  const name = names[useLanguage()];
  const { open, became, show, close } = editing;
  if (open?.part === 'district' && open.id === id) {
    return (
      <li>
        <AreaForm
          title={words.editOf(name)}
          names={names}
          save={(draft) =>
            send(changeDistrict, {
              params: { id },
              body: { version, body: { names: draft.names } },
              ownMessage: true,
            })
          }
          onSaved={(areas) => {
            became(areas);
            close(BUTTON.district(id));
          }}
          onAreas={became}
          onCancel={() => close(BUTTON.district(id))}
        />
      </li>
    );
  }
  return (
    <li className={styles.district}>
      <Translations names={names} />
      <span className={styles.count}>{words.pointCount(points)}</span>
      <AreaButtons
        id={BUTTON.district(id)}
        name={name}
        removeText={words.removeDistrictText}
        isBusy={editing.isBusy}
        onEdit={() => show({ part: 'district', id })}
        onRemove={() =>
          editing.remove(name, BUTTON.newDistrict(city.code), () =>
            send(deleteDistrict, { params: { id }, body: { version }, ownMessage: true }),
          )
        }
      />
    </li>
  );
}

/** The three languages side by side. */
function Translations({ names }: { names: StaffDistrict['names'] }) {
  return (
    <span className={styles.translations}>
      {LANGUAGES.map((language) => (
        <span key={language} lang={HTML_LANG[language]}>
          {names[language]}
        </span>
      ))}
    </span>
  );
}
