import type { HeldCompany } from '../base/companies';
import { holdSeat, seatsAt } from '../base/seats';
import type { CampaignScene, CompanyId } from '../protocol';
import { CampaignModel } from './campaign.svelte';

/** Why a token opens nothing, although the campaign is there. */
const REFUSED = ['not_admitted', 'no_such_company'];

/**
 * The companies of this device in one campaign. Usually one; several people who share it each have a line of their own,
 * see the same evening, and each their own post alone.
 */
export class Companies {
  readonly models: [CampaignModel, ...CampaignModel[]];

  constructor(held: [HeldCompany, ...HeldCompany[]]) {
    const [first, ...others] = held;
    this.models = [new CampaignModel(first), ...others.map((one) => new CampaignModel(one))];
  }

  get shared(): boolean {
    return this.models.length > 1;
  }
  /** Whose eyes the page looks through: those that are asked, else the first that can see. */
  get shown(): CampaignModel {
    const asked = this.models.find((model) => model.asked);
    return asked ?? this.models.find((model) => model.scene !== null) ?? this.models[0];
  }
  /** The server knows none of them: it is another one than gave them, or somebody else runs them now. */
  get refused(): boolean {
    return this.models.every(({ scene, trouble }) => scene === null && REFUSED.includes(trouble ?? ''));
  }
  get ours(): ReadonlySet<CompanyId> {
    return new Set(this.models.map((model) => model.you));
  }
  /** Who of this device runs this company. */
  of(company: CompanyId | null): CampaignModel | null {
    return this.models.find((model) => model.you === company) ?? null;
  }

  open(): void {
    for (const model of this.models) model.open();
  }
  close(): void {
    for (const model of this.models) model.close();
  }

  /** The chapter's table is sat at with the companies' own tokens. */
  sitDown(scene: CampaignScene): void {
    if (!scene.table) return;
    const { id, code } = scene.table;
    const here = new Set(seatsAt(id).map((seat) => seat.token));
    for (const { company, seat } of scene.attendance) {
      const model = this.of(company);
      if (!model || seat === null || seat === undefined || here.has(model.held.token)) continue;
      holdSeat({
        table: id,
        token: model.held.token,
        code,
        name: model.mine?.name ?? '',
        edition: scene.campaign.content,
        at: Date.now(),
      });
    }
  }
}
