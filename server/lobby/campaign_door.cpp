#include "server/lobby/campaign_door.h"

#include "catalog/box_file.h"
#include "server/fair/fair.h"
#include "server/lobby/door.h"
#include "server/protocol/campaign_messages.h"
#include "server/room/reply.h"

namespace wagonaut::server {
namespace {

constexpr std::size_t kCampaignBehind = std::size_t{128} * 1024;  // bytes: some ten scenes

}  // namespace

void CampaignDoor::send(std::string message) {
  line_->send(std::make_shared<const std::string>(std::move(message)));
}

void CampaignDoor::hear(std::string_view message) {
  if (!greeted_) return greet(message);
  auto wish = read_campaign_wish(message);
  if (!wish) return send(fault_json(message, wish.error()));
  live_.strand->post(
      [self = shared_from_this(), wish = std::move(*wish)] { self->live_.room->hear(self, wish); });
}

void CampaignDoor::greet(std::string_view message) {
  auto hello = hello_in(*line_, message);
  if (!hello) return;
  greeted_ = true;
  live_.strand->post(
      [self = shared_from_this(), hello = std::move(*hello)] { self->enter(hello); });
}

void CampaignDoor::enter(const Hello& hello) {
  CampaignRoom& room = *live_.room;
  if (room.closed()) return leave(room.is_aside() ? kAside : "moved");
  if (!hello.token.empty() && room.enter(shared_from_this(), sha256_hex(hello.token), hello.known))
    return;
  send(error_json("not_admitted", "no company of this campaign is held by this token"));
  line_->hang_up(kNotAdmitted, "not admitted");
}

void CampaignDoor::gone() {
  live_.strand->post([self = shared_from_this()] { self->live_.room->leave(*self); });
}

/// Every scene is whole: who reads slowly is spared those that are old when they arrive.
void CampaignDoor::show(const CampaignScene& scene) {
  behind_ = line_->untaken() > kCampaignBehind;
  if (behind_) return;
  const Journal& journal = scene.campaign.journal;
  const BoxEntry* box = contents_.find(journal.box().id, journal.box().version);
  if (box == nullptr) return leave(kAside);
  shown_ = journal.version();
  send(campaign_scene_json(*box, scene));
}

void CampaignDoor::caught_up() {
  live_.strand->post([self = shared_from_this()] {
    if (!std::exchange(self->behind_, false)) return;
    self->live_.room->hear(self, SyncWish{"", self->shown_});
  });
}

void CampaignDoor::answer(const Reply& reply) {
  send(reply_json(reply));
}

void CampaignDoor::say(const ChatLine& line, const std::string& company) {
  send(campaign_chat_json(line, company));
}

void CampaignDoor::leave(std::string_view reason) {
  send(goodbye_json(reason));
  line_->hang_up(reason == kAside ? kPutAside : kComeAgain, reason);
}

}  // namespace wagonaut::server
