#pragma once

#include <memory>
#include <string>

#include "server/campaign/campaign_scene.h"
#include "server/lobby/campaign_hall.h"
#include "server/net/net.h"
#include "server/protocol/messages.h"

namespace wagonaut::server {

/// The door of one campaign for one line, as `Door` is of a table.
class CampaignDoor final : public Ear,
                           public CampaignViewer,
                           public std::enable_shared_from_this<CampaignDoor> {
 public:
  CampaignDoor(std::shared_ptr<Line> line, LiveCampaign live, const Contents& contents)
      : line_(std::move(line)), live_(std::move(live)), contents_(contents) {}

  void hear(std::string_view message) override;
  void caught_up() override;
  void gone() override;

  void show(const CampaignScene& scene) override;
  void answer(const Reply& reply) override;
  void say(const ChatLine& line, const std::string& company) override;
  void leave(std::string_view reason) override;

 private:
  void greet(std::string_view message);
  void enter(const Hello& hello);
  void send(std::string message);

  std::shared_ptr<Line> line_;
  LiveCampaign live_;
  const Contents& contents_;
  bool greeted_ = false;
  // On the room's strand.
  bool behind_ = false;  // a scene was not sent, because those before it are not read yet
  int shown_ = -1;       // the version of the last one that was
};

}  // namespace wagonaut::server
